/** Where a new password by mail is asked for. */
export const FORGOTTEN = '/account/forgotten';
