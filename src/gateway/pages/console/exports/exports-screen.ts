import type { Screen } from '../../desk/desk-types.ts';
import { exportRoutes } from '../../shared/exports/export-routes.ts';

/** Files of lines that the operator's people asked for. */
export const exportsScreen: Screen = { id: 'exports', routes: exportRoutes };
