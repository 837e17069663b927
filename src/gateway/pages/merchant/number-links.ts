import { MERCHANT } from '../desk/merchant-navigation.ts';
import { createNumberLinks } from '../desk/number-links.ts';

export const { numberLink, subjectLink } = createNumberLinks(MERCHANT);
