import { CONSOLE } from '../desk/console-navigation.ts';
import { createNumberLinks } from '../desk/number-links.ts';

export const { linkNumbers, numberLink, shortNumber, subjectLink } = createNumberLinks(CONSOLE);
