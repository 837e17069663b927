import type { Contract } from '../../generate/contract.ts';
import { describeNotifications } from '../../generate/describe-notifications.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import { changelogPage } from './changelog-page.ts';
import { collectionsPage, helpersPage } from './download-pages.ts';
import { errorPages } from './error-pages.ts';
import { gatherDecisions } from './gather-decisions.ts';
import { guidePages } from './guide-pages.ts';
import { homePage } from './home-page.ts';
import { linkTerms } from './link-terms.ts';
import { methodPages } from './method-pages.ts';
import { notificationPage } from './notification-pages.ts';
import { operationPage } from './operation-pages.ts';
import type { DocsPage } from './page.ts';
import { rulePages } from './rule-pages.ts';

/** Every page of the docs site, in the order in which a reader would turn them. */
export function allPages(contract: Contract): DocsPage[] {
  const guides = gatherDecisions(contract, guidePages(contract));
  return [
    homePage(contract, guides),
    ...guides,
    ...linkTerms(contract, gatherDecisions(contract, contractPages(contract))),
    ...rulePages(),
    helpersPage(contract),
    collectionsPage(),
    changelogPage(),
  ];
}

function contractPages(contract: Contract): DocsPage[] {
  return [
    ...describeOperations(contract).map((operation) => operationPage(contract, operation)),
    ...describeNotifications(contract).map((notification) => notificationPage(contract, notification)),
    ...methodPages(contract),
    ...errorPages(contract),
  ];
}
