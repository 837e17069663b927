import type { Role } from '../../../../generated/permissions.ts';

export interface SignInRefusals {
  readonly noAccount: undefined;
  readonly sessionNotFound: { readonly sessionId: string };
  readonly noRoleAtOperator: undefined;
  readonly onlySignedInSee: undefined;
  readonly notARoleOfMerchants: { readonly role: Role };
  readonly cannotResetSelf: undefined;
  readonly personDisabled: { readonly email: string };
  readonly tokenNotFound: { readonly tokenId: string };
  readonly tooManyTokens: { readonly max: number };
  readonly tokensHaveNoFactor: undefined;
  readonly sessionEnded: undefined;
  readonly deviceNotFound: undefined;
  /** Too many for one address, for one person, or for all together. */
  readonly tooManyDevices: { readonly of: 'address' | 'person' | 'all'; readonly waitSeconds: number };
}

export interface SignInProblems {
  readonly unknownPermission: { readonly name: string };
  readonly permissionOfPeople: { readonly name: string };
  readonly permissionNotOwn: { readonly name: string };
  readonly permissionOfOperator: { readonly name: string };
}
