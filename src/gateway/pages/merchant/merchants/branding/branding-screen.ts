import type { MerchantScreen } from '../../../desk/desk-types.ts';
import { brandingRoutes } from './branding-page.ts';
import { logoRoutes } from './logo-forms.ts';
import { previewRoute } from './preview.ts';

/** What payers see of the merchant: name, colour, logo. */
export const brandingScreen: MerchantScreen = {
  id: 'branding',
  routes: (context) => [...brandingRoutes(context), ...logoRoutes(context), previewRoute(context)],
};
