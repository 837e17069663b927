import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { logoPath } from '../../domain/merchants/branding.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { BrandingTexts } from '../../operations/merchants/branding.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';

type Schemas = components['schemas'];
type BrandingOperationId = Extract<OperatorOperationId, `${string}Branding` | `${string}Logo`>;

export function createBrandingHandlers(
  operations: Pick<OperatorOperations, BrandingOperationId>,
): Pick<OperatorHandlers, BrandingOperationId> {
  return {
    getBranding: async ({ parameters: { merNo } }) => mapOutcome(operations.getBranding(merNo), brandingToWire),
    async changeBranding({ parameters: { merNo }, body: { replaces, ...body }, acting }) {
      const update = { merNo, texts: textsOf(body), ...(replaces && { replaces: textsOf(replaces) }) };
      return mapOutcome(operations.changeBranding(update, acting), brandingToWire);
    },
    async putLogo({ parameters: { merNo }, body: { picture }, acting }) {
      const bytes = Buffer.from(picture, 'base64');
      // What is left out or added by a lenient reader would be another file.
      if (bytes.toString('base64') !== picture) return refuseInput([{ field: 'picture', problem: 'is not base64' }]);
      return mapOutcome(operations.putLogo(merNo, bytes, acting), brandingToWire);
    },
    removeLogo: async ({ parameters: { merNo }, acting }) =>
      mapOutcome(operations.removeLogo(merNo, acting), brandingToWire),
  };
}

function textsOf({ displayName, accentColour }: Schemas['BrandingBefore']): BrandingTexts {
  return { displayName, accentColour: accentColour === null ? null : accentColour.toLowerCase() };
}

function brandingToWire({ merNo, name, accentColour, branding }: Merchant): Schemas['Branding'] {
  const logo = branding?.logo ?? null;
  return {
    merNo,
    name,
    displayName: branding?.displayName ?? null,
    accentColour,
    logo: logo && {
      path: logoPath(merNo, logo),
      mediaType: logo.mediaType,
      width: logo.width,
      height: logo.height,
      bytes: logo.bytes,
    },
  };
}
