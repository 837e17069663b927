import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { accountRoutes } from './account-form.ts';
import { certificateRoute } from './certificate-page.ts';
import { profileRoutes } from './csv-profile-page.ts';
import { DAY_LIST } from './day-list.ts';
import { dayRoute } from './day-page.ts';
import { FILE_LIST } from './file-list.ts';
import { fileRoute } from './file-page.ts';
import { uploadRoutes } from './file-upload.ts';
import { importRoute } from './import-page.ts';
import { settingsRoute } from './settings-page.ts';
import { termsRoute } from './terms-form.ts';

/** What acquirers and banks say, beside what the books say. Open items have a screen of their own. */
export const reconciliationScreen: Screen = {
  id: 'reconciliation',
  routes: (context) => [
    listRoute(context, DAY_LIST),
    dayRoute(context),
    certificateRoute(context),
    importRoute(context),
    listRoute(context, FILE_LIST, '/files'),
    ...uploadRoutes(context),
    fileRoute(context),
    settingsRoute(context),
    ...accountRoutes(context),
    termsRoute(context),
    ...profileRoutes(context),
  ],
};
