import type { MerchantScreen } from '../../desk/desk-types.ts';
import { exportRoutes } from '../../shared/exports/export-routes.ts';

/** Files of lines that the merchant's people asked for. */
export const exportsScreen: MerchantScreen = { id: 'exports', routes: exportRoutes };
