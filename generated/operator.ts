// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** path → operation. */
export interface paths {
    "/operator/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merchants
         * @description Lists the merchants by number, in pages. Keys are not shown. A page of a search looks at a limited number of merchants, so it may hold few or none although `next` leads on. A merchant whose number is the `text` comes first.
         */
        get: operations["listMerchants"];
        put?: never;
        /**
         * Register a merchant
         * @description Registers a merchant, which must then be approved. The response contains its signing key and webhook secret, which are shown only once.
         */
        post: operations["createMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchant-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names of merchants
         * @description Returns the names of these merchants, or of those with the text in their name or at the beginning of their number. People of a merchant see their own. For lists and pickers; `listMerchants` says more of each.
         */
        get: operations["listMerchantNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a merchant
         * @description Returns one merchant. Keys are not shown.
         */
        get: operations["getMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a merchant
         * @description Changes the fields that are sent and leaves the rest unchanged. Lists are replaced as a whole.
         */
        patch: operations["updateMerchant"];
        trace?: never;
    };
    "/operator/merchants/{merNo}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a merchant's terms
         * @description Replaces the fees and settlement terms of a merchant as a whole. New terms apply to new orders.
         */
        put: operations["setTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/terms/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a merchant's terms
         * @description Lists who changed the terms of a merchant, when and why, newest first; the last entry is the registration. A page looks at a limited number of records about the merchant, so it may hold few or none although `next` leads on. A merchant's people do not see who of the operator's people it was, or why.
         */
        get: operations["listTermsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a merchant's branding
         * @description What payers see of a merchant.
         */
        get: operations["getBranding"];
        /**
         * Change a merchant's branding
         * @description Replaces the name and the colour that payers see. The logo stays.
         */
        put: operations["changeBranding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a merchant's logo
         * @description Replaces the logo that payers see. A PNG or JPEG picture, recognised by its content, at most 2000 pixels wide or high. It is stored without anything that does not belong to the picture, such as the place where it was taken, and may then have 200 kB. A photo stays the right way up. Everything else is refused.
         */
        put: operations["putLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/logo/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a merchant's logo
         * @description Removes the logo that payers see. Without one nothing changes.
         */
        post: operations["removeLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a merchant's receipts
         * @description Whether payers get receipts by e-mail, and what the shop adds to them.
         */
        get: operations["getReceiptSettings"];
        /**
         * Change a merchant's receipts
         * @description Replaces what the merchant has chosen. Payers of payment links who give an e-mail address always get a receipt. What was paid before is not sent again.
         */
        put: operations["changeReceiptSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/see-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a merchant's back office as a role
         * @description For 30 minutes, the pages below `/merchant` show this session exactly what the role of the merchant sees. Nothing can be changed there. What the session may do elsewhere stays as it is. Who looks, as what and why is recorded. Only people can do this, in a browser session of the operator's side.
         */
        post: operations["startSeeing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/websites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a merchant's websites
         * @description Replaces the list of the merchant's websites as a whole.
         */
        put: operations["setWebsites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a merchant
         * @description Makes a pending merchant active. Has no effect on an active merchant; to reactivate a suspended merchant, resume it.
         */
        post: operations["approveMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a merchant
         * @description Suspends an active merchant: its requests are refused until it is resumed. Orders already accepted continue. Has no effect on a suspended merchant.
         */
        post: operations["suspendMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a merchant
         * @description Makes a suspended merchant active again. Has no effect on an active merchant; to activate a pending merchant, approve it.
         */
        post: operations["resumeMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/signing-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing key
         * @description Creates a new signing key and returns it; it is shown only once. The old key stays valid for `overlapSeconds`, by default one day.
         */
        post: operations["rotateSigningKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the webhook secret
         * @description Creates a new webhook secret and returns it; it is shown only once. Notifications are signed with both secrets for `overlapSeconds`, by default one day.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/public-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register the merchant's public key
         * @description Registers the RSA key that verifies requests signed with the merchant's private key. The previous key stays valid for `overlapSeconds`, by default one day. Only a public key is accepted; the private key stays with the merchant.
         */
        put: operations["setPublicKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys and secrets
         * @description Lists type, age and expiry of all keys and secrets of a merchant. Values are never shown.
         */
        get: operations["listSecrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/secrets/{secretNo}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a key or secret
         * @description Ends a replaced key or secret now, before its overlap ends; requests signed with it are refused from then on. A public key can be ended without a replacement. Has no effect if it has already expired.
         */
        post: operations["endSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant's checklist
         * @description Returns the steps to a merchant's first live payment. Each is derived from what has happened; none is ticked by hand.
         */
        get: operations["readChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/endpoint-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tested notification addresses
         * @description Lists the notification addresses that a merchant tested, each with its last test. At most 20 are kept.
         */
        get: operations["listEndpointTests"];
        put?: never;
        /**
         * Test a notification address
         * @description Calls a notification address as the gateway does, with about 25 signed notifications of a made-up order, and judges each response. Among them are forged ones, which must be refused. The rules for addresses of notifications apply: in live mode only public ones are called. A test takes up to 45 seconds.
         */
        post: operations["testEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a merchant's balances
         * @description Returns the merchant's accounts in each currency.
         */
        get: operations["getBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/balance-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days of a balance
         * @description Lists what a merchant's accounts took in and gave out on each day with postings, and what they held at its end; newest first. Days are in the gateway's time zone.
         */
        get: operations["listBalanceDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/day-sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove the postings of a day
         * @description Answers what each account of a merchant held before a day, what was booked on that day, and what it held after it. Opening and closing come from closed days or from the balances, the sums from the postings; `difference` is what does not add up. The day is in the gateway's time zone.
         */
        get: operations["readDaySums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/settlement-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settlement accounts of a merchant
         * @description Returns where a merchant's own money goes, by currency, with changes that wait, and what was given at registration. Only the last characters of an account are shown.
         */
        get: operations["getSettlementAccounts"];
        put?: never;
        /**
         * Change a settlement account
         * @description Names another account for a merchant's own money in one currency. It always needs a second person, of the merchant or of the operator, and is in force after the waiting time of the gateway. Every owner is told by mail. Until it is in force, it can be withdrawn.
         */
        post: operations["changeSettlementAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/settlement-accounts/{accountNo}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change of a settlement account
         * @description Takes a change back that is not in force yet. What was paid before it is paid again.
         */
        post: operations["withdrawSettlementAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/payout-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payout schedules of a merchant
         * @description Returns when a merchant is paid automatically, by currency, and the time zone of its days.
         */
        get: operations["getPayoutSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/payout-schedules/{currency}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a payout schedule
         * @description Says when a merchant is paid automatically in one currency, and how much. It always needs a second person. Payouts go to the settlement account of the currency. Each due date makes one payout at most.
         */
        put: operations["setPayoutSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the time zone of a merchant
         * @description Sets the time zone of a merchant's days, cut-offs and statements. It holds for all lines that are numbered from now on, without a gap or an overlap of days.
         */
        put: operations["setMerchantTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/payout-runs/{currency}/{dueDay}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a payout
         * @description Pays out what waits for a person, because it is above the limit. Whoever releases it is recorded. Nothing is paid on a day on which banks are closed.
         */
        post: operations["releasePayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/payout-runs/{currency}/{dueDay}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip a payout
         * @description Ends a run that waits for a person, without a payout. The money stays in the balance until the next due date.
         */
        post: operations["skipPayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payout-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payout runs
         * @description Lists what became of due dates, the newest first, of one merchant or of all.
         */
        get: operations["listPayoutRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts-to-come": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts to come
         * @description Lists what goes out automatically until a time, of one merchant or of all, as things stand now. What settles until then adds to it.
         */
        get: operations["listPayoutsToCome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit money into a balance
         * @description Adds money to a merchant's balance. The merchant's debt is paid first. Repeating a `depositNo` with the same amount and currency books nothing and returns the same response. A merchant's money in one currency can be at most 4.5 * 10^17 of its smallest units.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out by hand
         * @description Pays out from a merchant's balance through the channel, by the rules of the merchant's own payouts. The order number can be used once.
         */
        post: operations["createManualPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/beneficiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the beneficiaries of a merchant
         * @description Lists the saved beneficiaries, newest first. All of them are approved; what waits for approval is a request. Accounts and names are masked.
         */
        get: operations["listBeneficiaries"];
        put?: never;
        /**
         * Save a beneficiary
         * @description Saves somebody to whom a merchant pays out. The account is sealed and never shown again. If the rules of the caller demand a second person for beneficiaries, the beneficiary can be paid only after that person has approved it.
         */
        post: operations["saveBeneficiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/beneficiaries/{beneficiaryNo}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a beneficiary
         * @description Removes a saved beneficiary with its account. Payouts that were made stay as they are.
         */
        post: operations["removeBeneficiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/beneficiaries/{beneficiaryNo}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a beneficiary
         * @description Pays out from a merchant's balance to a saved beneficiary, by the rules of the merchant's own payouts. The account need not be known, except for a card, whose number is not kept. The order number can be used once.
         */
        post: operations["payBeneficiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/settlement-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a settlement account
         * @description Returns the account to which a merchant's money is paid, as it was given at registration. Only its last characters are shown. A merchant that did not register itself has given none.
         */
        get: operations["getSettlementAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what settles when
         * @description Sums what becomes available on each day to come, by currency, of payments that settle and of reserves that are released. It is as things stand now; refunds and chargebacks lower it, and new payments add to it. Days are in the gateway's time zone.
         */
        get: operations["listSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/settlements/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders that settle on a day
         * @description Lists the payments behind a day and currency of `listSettlements`: shares that settle, then reserves that are released, each oldest first. Payments of which nothing is left are not listed. A page looks at a limited number of payments and may have fewer than `limit`; go on while `next` is not null.
         */
        get: operations["listSettlementOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts to the own account
         * @description Lists a merchant's batches, newest first. A batch is what one payout to the merchant's own account contains.
         */
        get: operations["listBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/batches/{batchNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is in a payout
         * @description Answers a batch, with the sums of its lines by kind.
         */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/batches/{batchNo}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments in a payout
         * @description Lists the lines of a batch in the order of their numbers, without the payout itself.
         */
        get: operations["listBatchLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the payouts that an order is in
         * @description Answers what an order and its refunds and chargebacks changed in the available balance, with the payout to the merchant's own account that each change is in, and when the rest settles.
         */
        get: operations["listOrderLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a statement of balance
         * @description Returns what a merchant had in a currency at the start of a period, what changed it by kind, and what it had at the end. The opening balance and the net movements always sum to the closing balance. Days are in the gateway's time zone unless another is given.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read refunds and chargebacks
         * @description Counts and sums a merchant's refunds and chargebacks of today and of the last days, by currency.
         */
        get: operations["readReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a balance
         * @description Moves money between two of a merchant's accounts, as a new group of postings with the event `correction`. Accounts that orders are responsible for cannot be corrected. What would become available pays the merchant's debt first. Repeating a `correctionNo` with the same content books nothing and returns the same response.
         */
        post: operations["createCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment links
         * @description Lists the payment links of a merchant, newest first.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Create a payment link
         * @description Creates a link with a page where anybody who has its address can pay. Each payment is an ordinary order, with the merchant's terms, limits and notifications. The merchant must be active, and can have 10,000 links that can still be paid.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/links/{linkNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment link
         * @description Returns one payment link.
         */
        get: operations["getLink"];
        /**
         * Change a payment link
         * @description Replaces what the link says and allows; its address stays. Payments that were started before stay as they are. Payers who have the page open are shown the new one before they pay. A revoked link cannot be changed.
         */
        put: operations["updateLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/links/{linkNo}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of a link
         * @description Lists the orders that payers started with a payment link, newest first.
         */
        get: operations["listLinkPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/links/{linkNo}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a payment link
         * @description Nobody can start a payment with the link any more. What was paid stays paid, and a payment that is open can still be completed.
         */
        post: operations["revokeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's requests
         * @description Lists what the merchant's programs sent to the merchant interface, newest first, within two seconds of the request. Requests are kept for a few days (`REQUEST_LOG_DAYS`), and a limited number of each merchant. Under heavy load some are left out; `lost` says how many. A request that names no merchant is nobody's, and is not kept.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request with its checks
         * @description Returns a request of the merchant with its checks one by one, the text that the gateway signed, the likely cause if it was refused, and the response. Values are masked; keys and signatures are never shown.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/requests/{requestId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a request
         * @description Sends a request of the merchant again, correctly signed. If it creates an order, it gets a new order number. A refund gets a new `Idempotency-Key`, so that it is a second one. Values that are masked are replaced by those of the contract's examples, and a card by a test card. The result is a request of its own.
         */
        post: operations["replayRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registrations
         * @description Lists registrations, newest first.
         */
        get: operations["listRegistrations"];
        put?: never;
        /**
         * Register
         * @description For strangers: asks to become a merchant. A mail with a link is sent to the address; the registration is looked at once the link was opened. The answer is the same whether the address is known or not. Needs no token.
         */
        post: operations["registerMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a registration
         * @description Returns a registration, with other registrations and merchants that share its website, settlement account, e-mail address or company name.
         */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations/{registrationId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a registration
         * @description Creates an active merchant with these terms, and invites the owner by mail. Has no effect on a registration that was approved.
         */
        post: operations["approveRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations/{registrationId}/ask-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask back
         * @description Sends a question to the registrant by mail. The registration waits for the answer.
         */
        post: operations["askBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations/{registrationId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a registration
         * @description Refuses a registration. The registrant is told the reason by mail. Final; they can register again.
         */
        post: operations["refuseRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registration-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description For strangers: confirms the address with the link of the mail. From then on the registration waits for the operator. Has no effect on one that was confirmed. Needs no token.
         */
        post: operations["proveEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/own-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get your own registration
         * @description For strangers: returns the registration of a link that was mailed. Needs no token.
         */
        post: operations["getOwnRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/own-registration/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description For strangers: answers what the operator asked back, with the link that was mailed. Needs no token.
         */
        post: operations["answerQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/own-registration/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a new sign-in link
         * @description For strangers whose registration was approved: mails a new invitation if the last one has expired. Has no effect once somebody has accepted one. Needs no token.
         */
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description Lists the mails that the sandbox has written, newest first. Open to everybody; in live mode it does not exist.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/mails/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a mail
         * @description Returns a mail that the sandbox has written, with its texts. Open to everybody; in live mode it does not exist.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Lists payments and payouts, of all merchants or of one, newest first. People of a merchant see their merchant's own. Filters can be combined. A page costs the same however many orders there are.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/order-sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and sum orders
         * @description Counts the orders that match the filters of `listOrders`, and sums their amounts by currency. Exact if at most 10,000 orders lie in the span, or if hourly totals answer it: a span of at most 92 days in whole hours, filtered by merchant, kind, method and currency alone. Otherwise it only says that there are more.
         */
        get: operations["sumOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order with its history
         * @description Returns an order with its refunds, chargebacks, postings and notifications, and a timeline of events. People of a merchant do not see what concerns the acquirer or the operator's people.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an order
         * @description Completes a payment or payout that is processing, as the channel would. If the sandbox calls an adapter, only the adapter's answer counts.
         */
        post: operations["completeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes on an order
         * @description Lists what the operator's people noted about an order, oldest first; of more than 500, the newest. Merchants never see it.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Add a note to an order
         * @description Adds a note to an order, with your name and the time. Notes cannot be changed; they are removed with the payer's data, or soon after they were written if that data has been removed before. Card numbers in the text are masked.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal the payer's data of an order
         * @description Returns the payer's personal data of one order unmasked, and records who saw it and why. Nothing is returned if it cannot be recorded. Cards and accounts stay masked.
         */
        post: operations["revealOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund an order
         * @description Refunds a payment, in full or in part, by the rules of the merchant's own refunds. The merchant is notified at the order's `notifyUrl`. Without the permission `refunds.unlimited`, a refund with which more than the limit of its currency would be refunded of the order becomes a request for approval.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/chargeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge an order back
         * @description Creates a chargeback of a paid order, as the payer's bank would.
         */
        post: operations["chargeOrderBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List related orders
         * @description Lists other orders with the same card, e-mail address, delivery address, IP address or device, newest first. People of a merchant see their merchant's own.
         */
        get: operations["listRelatedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find orders, refunds, chargebacks, merchants and people
         * @description Finds what one text names: a number of an order, refund, chargeback, delivery, approval, request or payment link; an order number by a run of four or more letters or digits, or by its last six characters; a payer by e-mail address, IP address, whole words of the name or the last six digits of the telephone number; a card by its first six and last four digits, or by the last four with a day or a merchant; an amount with or without day and currency; a transaction hash; a merchant by number or name; a colleague by name or address. Words such as `failed today` name a list. Callers find what they may see, and people of a merchant find their merchant's own. A full card number is refused.
         */
        get: operations["searchAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/declines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read why payments fail
         * @description Returns how many payments were declined or expired in the last days, beside as many days before, and the reasons, methods, banks of cards and merchants with most declines. Counted as payments end, within seconds, since the release that brought it. Of one merchant, or of all.
         */
        get: operations["readDeclines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read volume and success rate
         * @description Returns the payments of today by hour and by method, beside the same weekday a week ago, and those of the last days. Of one merchant, or of all.
         */
        get: operations["readFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what needs a person now
         * @description Returns orders that take too long, requests that wait for the caller, chargebacks without an answer, tasks that nobody has ended, notifications that could not be delivered, problems of the ledger, mails that are not sent, keys and tokens that are old or end soon, and people without a second factor, as far as the caller may see them. People of a merchant see their merchant's own.
         */
        get: operations["readAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/upkeep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of mails, backup, accounts and tokens
         * @description Returns where mails go and why some could not be sent in the last 7 days, when the last backup was taken, how many of the operator's people have no second factor, and how many tokens end soon.
         */
        get: operations["readUpkeep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description Lists your own saved views of the console, and those that others on your side share.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description Saves the address of a screen of the console under a name, for yourself or for everybody on your side. A view of yours with the same name is replaced.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/views/{viewId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a saved view
         * @description Deletes a view of your own. Whoever manages views can delete every shared one.
         */
        post: operations["deleteView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description Lists refunds of all merchants or of one, newest first; or with `tradeNo` the refunds of one order, oldest first and all on one page. A page looks at a limited number of refunds; `searchedTo` says how far back it looked.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/refunds/{refundNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a refund
         * @description Returns one refund.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/refunds/{refundNo}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a refund
         * @description Completes a refund that is processing, as the channel would. If the sandbox calls an adapter, only the adapter's answer counts.
         */
        post: operations["completeRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/chargebacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chargebacks
         * @description Lists chargebacks of all merchants, or of one. With `state=open` the ones that are due first come first, those without a due date by when they were opened; otherwise the newest come first. `from` and `to` limit when they were opened. People of a merchant see their merchant's own.
         */
        get: operations["listChargebacks"];
        put?: never;
        /**
         * Open a chargeback
         * @description Records a chargeback reported by the acquirer. The part of the payment that was not refunded is taken from the merchant's balance; any shortfall becomes a debt.
         */
        post: operations["openChargeback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/chargebacks/{chargebackNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a chargeback
         * @description Returns one chargeback.
         */
        get: operations["getChargeback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/chargebacks/{chargebackNo}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a chargeback
         * @description Records the result of the dispute.
         */
        post: operations["closeChargeback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/chargebacks/{chargebackNo}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a chargeback
         * @description Records the answer to the dispute. It can be replaced until the due date; the operator may give a first answer after it too, for whether it still counts is up to the bank; a merchant may not. It moves no money.
         */
        post: operations["answerChargeback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/chargebacks/{chargebackNo}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List evidence
         * @description Lists the notes and files of a chargeback.
         */
        get: operations["listEvidence"];
        put?: never;
        /**
         * Add evidence
         * @description Adds a note or a file to an open chargeback, at most 20 and 25 MB in all. Files with scripts, other active content or data after their end are refused. The same file again is answered with the first. People of a merchant add evidence until the due date. Evidence is removed with the payer's data; if that was removed before, when the chargeback has been closed.
         */
        post: operations["addEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/chargebacks/{chargebackNo}/evidence/{evidenceNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of evidence
         * @description Returns the bytes of a file, to be saved and not shown by a browser: always as an attachment, whatever its type. Who takes it is recorded.
         */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists notifications with the state of their delivery, newest first, of one merchant or of all. With a filter by host, event or time, or without a merchant, a request looks at a limited number of notifications; `searchedTo` says how far back it looked.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants' endpoints
         * @description Lists the hosts to which notifications are sent, by merchant, with how their recent deliveries went. Failing ones come first. It reads the newest notifications of each merchant and those that wait, not all of them.
         */
        get: operations["listEndpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deliveries/{notificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description Returns a notification with every delivery attempt, the merchant's responses, and why a response was not accepted.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deliveries/{notificationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a notification
         * @description Sends a notification once more, whatever its state. The resend is recorded separately; it does not count towards the nine attempts and does not change their schedule. A notification whose body has been removed cannot be resent.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/deliveries/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend failed deliveries
         * @description Sends once more every notification of a merchant whose nine attempts are used up. One request processes a limited number of notifications and returns where to continue. Notifications whose body has been removed are skipped.
         */
        post: operations["resendDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/deliveries/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count failed deliveries
         * @description Counts what `resendDeliveries` would resend: notifications of a merchant whose nine attempts failed. It counts up to 1000.
         */
        get: operations["countFailedDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/deliveries/since": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count deliveries since a time
         * @description Counts what `resendSince` would resend, and returns the request to send. It counts up to 5000. Send `until` of that count again to see how many are left.
         */
        get: operations["countSince"];
        put?: never;
        /**
         * Resend all deliveries since a time
         * @description Sends once more every notification of a merchant created in a span of time, whatever its state, oldest first and in the background. Resends do not count towards the nine attempts. One request takes at most 5000 notifications; if there are more, send the same request again. A notification that was resent at or after `until` is skipped, so the request can be repeated safely. Notifications whose body has been removed and test events are skipped too.
         */
        post: operations["resendSince"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/test-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an example notification of an event to an address, signed and delivered like a real one, once and without retries. No order or ledger entry is created. The body says that it is a test: `merOrderNo` is `TOLLGATE-TEST`, and the numbers of the gateway have ten zeros after their first two letters. In live mode the address must lead to a website of the merchant. At most 20 a minute per merchant.
         */
        post: operations["sendTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/deliveries/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause deliveries to a merchant
         * @description Stops sending notifications to a merchant until deliveries are resumed; notifications that fall due wait. Has no effect if deliveries are already paused.
         */
        post: operations["pauseDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/deliveries/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume deliveries to a merchant
         * @description Resumes sending notifications to a merchant, starting with those that were waiting. Has no effect if deliveries are not paused.
         */
        post: operations["resumeDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payers
         * @description Lists the payers of a merchant by their e-mail addresses, whoever paid last first. Orders are read newest first, a bounded number for each page; seconds pass before a new order is counted. Orders without an e-mail address are left out.
         */
        get: operations["listPayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/payer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payer of an order
         * @description Returns the payer of an order, with what the same e-mail address has paid to the same merchant.
         */
        get: operations["getPayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/orders/{tradeNo}/payer/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of a payer
         * @description Lists the payments of the payer of an order to the same merchant, newest first.
         */
        get: operations["listPayerOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payers/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a payer's personal data
         * @description Removes the personal data of one payer from a merchant's orders, found by e-mail address, phone number, customer number or order numbers. Amounts, states, order numbers, the ledger and the record of actions stay. By default nothing is changed and the response shows what would be erased; send `dryRun` as false, with `X-Reason`, to erase it. An order with something in progress is not erased; erase again when it has ended. One request examines a limited number of orders and returns where to continue. It can be repeated safely.
         */
        post: operations["erasePayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchange rates
         * @description Lists all exchange rates.
         */
        get: operations["listRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/rates/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an exchange rate
         * @description Sets the exchange rate of one currency pair in one direction. It applies to new orders.
         */
        put: operations["putRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banks
         * @description Lists the Vietnamese banks that merchants can use.
         */
        get: operations["listBanks"];
        /**
         * Replace the list of banks
         * @description Replaces the list of Vietnamese banks that merchants can use.
         */
        put: operations["putBanks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/ledger/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the ledger
         * @description Checks all postings and reports what is wrong: groups that do not sum to zero, balances that are not the sum of their postings, and negative balances.
         */
        get: operations["verifyLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/ledger/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the last check of the ledger
         * @description Returns the result of the last `verifyLedger`, when it was made and by whom, without checking anything.
         */
        get: operations["getLedgerReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/ledger/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List postings
         * @description Lists a merchant's postings, newest first. All filters that are given must match. A page looks at a limited number of events: if few of them match, it has fewer postings, and `searchedTo` says how far back it looked.
         */
        get: operations["listPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what settles when, of all merchants
         * @description Sums what becomes available on each day to come, by currency, of all merchants. It is as things stand now. Days are in the gateway's time zone.
         */
        get: operations["listSettlementDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/settlements/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whose money settles on a day
         * @description Lists what becomes available on one day, by merchant and currency. It is as things stand now.
         */
        get: operations["listSettlementMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List balances
         * @description Lists the accounts of all merchants in each currency, by merchant and currency, with the sum of each currency. With `asOf`, as they were at the end of that day in the gateway's time zone.
         */
        get: operations["listBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings
         * @description Returns how this gateway is configured: mode, version, time zone, the currencies of each payment method, and how long data is kept. They are set in the environment of the gateway.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests for approval
         * @description Lists requests that need or needed a second person, newest first. People of a merchant see their merchant's own.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/approvals/{approvalNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request for approval
         * @description Returns who asked for what and why, who decided, and what became of it.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/approvals/{approvalNo}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request
         * @description Carries out exactly what was asked, once, on the state as it is now. It needs the permission of the request's kind, and another person than the one who asked. If the state no longer allows it, the request ends as `failed`. A new key or secret is in this response and is shown only once. A payout to a card needs the number of the card again, because it is never stored.
         */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/approvals/{approvalNo}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a request
         * @description Ends a request without carrying it out. It needs the permission of the request's kind, and another person than the one who asked.
         */
        post: operations["refuseRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/approvals/{approvalNo}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request
         * @description Ends your own request without carrying it out.
         */
        post: operations["withdrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/bulk-approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve several requests
         * @description Approves up to 100 requests, each by itself as `approveRequest` does, and reports on each. A request that somebody has decided meanwhile, or that you may not decide, or that needs the number of a card, does not keep the others from being carried out.
         */
        post: operations["approveRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/approval-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rules for approvals
         * @description Returns which kinds of operations need a second person, and up to which amounts people refund and pay out alone. For a merchant's people both the operator and the merchant have rules, and the stricter one holds.
         */
        get: operations["getApprovalRules"];
        /**
         * Change the rules for approvals
         * @description Replaces the rules of your side. Merchants have rules for `refund`, `payout`, `beneficiary`, `keys` and `rules`; they concern the merchant's people, not its signed requests. With `merNo`, the operator says what it demands of a merchant's people at least. A merchant's rule that nobody of the merchant could fulfil is refused, and to make one less strict needs a second owner.
         */
        put: operations["putApprovalRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List actions
         * @description Lists who did what, when, from where and why, and what was refused; newest first. All filters that are given must match.
         */
        get: operations["listActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tokens of programs
         * @description Lists the tokens of programs with their state and last use, newest first. A merchant's people see the tokens that were created on their side. The tokens themselves are not shown.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a token for a program
         * @description Creates a token that a program sends instead of a person's. It can do what its permissions say, at one merchant or at all, until it expires. You can give only permissions that you have, and none that only people can have; a permission that you lose later, it loses too. The token is shown only once.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token
         * @description Returns a token with its state and last use. The token itself is not shown.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tokens/{tokenId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description Revokes a token at once: the next request with it is refused. It cannot be undone. Has no effect on a revoked token. Asks for no second factor, so that a leaked token is stopped quickly.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/caller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I
         * @description Returns who the token belongs to, what it may do and until when.
         */
        get: operations["getCaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session that the token belongs to. Has no effect on tokens of programs, nor on the token of the environment.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the second factor of a session
         * @description Some operations need a second factor that was shown in the last 5 minutes. A command cannot ask for it. The person opens the address in a browser and confirms the code there; then the command repeats the operation. Meanwhile it polls `takeDevice`. Tokens of programs have no second factor and need none.
         */
        post: operations["startConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a person to let a command in
         * @description Starts the sign-in of a command (RFC 8628). The person opens the address in a browser, signs in and confirms the code. Meanwhile the command polls `takeDevice`. Needs no token.
         */
        post: operations["startDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/device/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Poll for the decision of the person
         * @description Answers whether the person has confirmed. Once they have, the answer has the token of the command's session; it is given once. Codes expire after 10 minutes. Wait `intervalSeconds` between two polls.
         */
        post: operations["takeDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/actions/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream actions to another system
         * @description Returns actions in the order of their numbers, one JSON object on each line, starting after a number. Call it again with the number of the last line. No line means that there is nothing new. The call itself is recorded as an export, unless it returns nothing or only records of exports.
         */
        get: operations["streamActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/actions/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the record of actions
         * @description Checks the hash chain of all actions, and names what was changed, removed or inserted. It can take a minute for a million actions.
         */
        get: operations["verifyActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Lists people with their roles, oldest first. With `text`, those whose e-mail address begins with it come first, sorted by address, then the others, sorted by name. A merchant's people see those of their own merchant.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person
         * @description Returns one person. Of second factors only the kinds are shown.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a person's roles
         * @description Replaces a person's roles on one side and ends all their sessions. You cannot change your own roles, or give a permission that you do not have; only an admin can give every role of the operator's side, and the operator can give a merchant its owner. The last admin, and the last owner of a merchant, stay.
         */
        put: operations["changeRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a person
         * @description Ends all sessions of a person, who cannot sign in until enabled again. Roles are kept. The last admin stays.
         */
        post: operations["disablePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a person
         * @description Lets a disabled person sign in again, with the roles they had.
         */
        post: operations["enablePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/sign-in/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a person set up sign-in again
         * @description Makes a link for somebody who can no longer sign in, because the password is forgotten, or the authenticator app and the recovery codes are lost. It works once and expires after 24 hours. Nothing changes until it is used; then all sessions end, and a new password or passkey replaces the password, passkeys, authenticator apps and recovery codes that there were. Roles stay. Where mail is set up, the link goes to the person's own address and is not shown; otherwise it is returned, once, to be passed on. If the four-eyes rule for roles is on, a second admin approves it for people with the role admin or finance.
         */
        post: operations["resetSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people/{personId}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a person's sessions
         * @description Ends all sessions of a person. A merchant's owner ends those at the own merchant.
         */
        post: operations["endPersonSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Lists invitations, newest first, without their links. A merchant's people see those to their own merchant.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description Creates an invitation with a link that works once and expires after 24 hours. It is mailed if a mail server is configured, or in the sandbox. The operator's people get the link too, once. A merchant's people get it only if it was not mailed, to pass it on themselves. It replaces an open invitation of the same person to the same side.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations/{invitationId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description Makes the link of an open invitation useless.
         */
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your account
         * @description Returns who you are, what you may do, and your session. Tokens have no account.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account/seeing/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop seeing as a merchant's role
         * @description The pages below `/merchant` show this session nothing of a merchant any more. If it sees nothing, nothing changes.
         */
        post: operations["stopSeeing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account/side": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch sides
         * @description From now on, this session acts on another side, which is the operator's own or one of your merchants.
         */
        put: operations["switchSide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists your sessions that are in use, newest first.
         */
        get: operations["listAccountSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End your other sessions
         * @description Ends all your sessions except this one.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account/sessions/{sessionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session
         * @description Ends one of your sessions. Ending the current one signs you out.
         */
        post: operations["endAccountSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own log
         * @description Lists what you did, and what was done to your account, newest first.
         */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account/news-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your news preferences
         * @description Returns which topics concern you on the side on which you act, and how you get mails about each.
         */
        get: operations["getNewsPreferences"];
        /**
         * Change your news preferences
         * @description Changes how you get mails about topics, in which language, and by which time zone a digest comes in the morning. Mails about security are always sent.
         */
        put: operations["putNewsPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the mails
         * @description Returns every mail that the gateway can send, in one language, with sample data.
         */
        get: operations["listLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your news
         * @description Lists what happened that concerns you on the side on which you act, newest first, with the number of items that you have not read. What you no longer have the permission to see is left out. Items are kept for 90 days.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/news/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark news as read
         * @description Marks an item of your news and everything older as read, on all your devices.
         */
        post: operations["readNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/news/{newsId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one item as read
         * @description Marks one item of your news as read, on all your devices.
         */
        post: operations["readNewsItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how acquirers do
         * @description Returns how calls to acquirers were answered and how long they took, over the last hour and day and over all nodes, which calls this node holds back, and which orders and refunds they are being asked about. Figures arrive a few seconds late.
         */
        get: operations["readChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/acquirers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the acquirers
         * @description Lists all acquirers that the configuration or a row names, with what each is used for, in the order in which they are considered. Addresses and tokens are in the configuration only, and are not shown.
         */
        get: operations["listAcquirers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/acquirers/{acquirer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what an acquirer is used for
         * @description Replaces what an acquirer is used for: methods, currencies, countries, limits, preference and state. It holds for new payments and payouts, on every node within seconds; what an acquirer has stays there. A second person has to approve it, unless it only stops the acquirer: to drain or pause it, and nothing else, needs nobody. The name must be in the configuration, which alone has the address and the token.
         */
        put: operations["putAcquirer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/acquirers/{acquirer}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an acquirer
         * @description Removes the row of an acquirer, so that it is used for nothing. One that an order, a try or a refund names cannot be removed, because refunds and chargebacks of those still go there: drain it instead. A second person has to approve it. The entry in the configuration is removed afterwards, by hand.
         */
        post: operations["removeAcquirer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/acquirers/{acquirer}/settlement-reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a settlement report
         * @description Returns what an acquirer says about one payment to the operator, with a page of its lines, masked, and the hash of each answer in which they came.
         */
        get: operations["getSettlementReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operator's bank accounts
         * @description Lists the bank accounts whose statements are reconciled, with the last statement of each.
         */
        get: operations["listBankAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/bank-accounts/{bankAccount}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a bank account of the operator
         * @description Adds a bank account whose statements are reconciled, or changes one. Its number and currency identify it in statements, so no two accounts have the same. They stay once a statement was read.
         */
        put: operations["putBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/acquirers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is agreed with acquirers
         * @description Lists for each acquirer when its reports and its money are due, where it pays, what it may keep, and which differences are written off. Without a change, the defaults hold.
         */
        get: operations["listAcquirerTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/acquirers/{acquirer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what is agreed with an acquirer
         * @description Replaces what is agreed with an acquirer. A second person has to approve another bank account and other bounds of what is written off; the rest one person changes alone.
         */
        put: operations["putAcquirerTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/csv-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CSV profiles
         * @description Lists how CSV files of acquirers and banks are read, each profile in its newest version.
         */
        get: operations["listCsvProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/csv-profiles/{profile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a CSV profile
         * @description Returns a CSV profile in all of its versions, the newest first.
         */
        get: operations["getCsvProfile"];
        /**
         * Save a CSV profile
         * @description Saves how CSV files of an acquirer or bank are read, as a new version. Files that were read stay as they are. Try it with `previewCsv` before.
         */
        put: operations["putCsvProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/csv-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try how a CSV is read
         * @description Reads the beginning of a file by the rules of a profile, or proposes rules for it. Each row says what is wrong with it. Nothing is stored.
         */
        post: operations["previewCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List days of acquirers and bank accounts
         * @description Lists day by day what was expected, reported and arrived, and what is open, the newest first. A span has at most 92 days; without one, it is the last 14 days.
         */
        get: operations["listReconciliationDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/days/{owner}/{currency}/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a day of an acquirer or bank account
         * @description Returns a day with its reports and statements, its sums by merchant, and what is open.
         */
        get: operations["getReconciliationDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/days/{owner}/{currency}/{day}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Certify a day of an acquirer
         * @description Certifies a day of which everything is matched or listed by name. It is refused while a report or a statement is missing.
         */
        get: operations["getReconciliationCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far everything is reconciled
         * @description Returns for each acquirer and bank account its last file, what is open by kind and age, and how many lines are settled; and how many files wait.
         */
        get: operations["getReconciliationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files of acquirers and banks
         * @description Lists the files that came in, the newest first.
         */
        get: operations["listReconciliationFiles"];
        put?: never;
        /**
         * Begin a file
         * @description Begins to take in a file of an acquirer or bank, at most 1 GB. Send its bytes with `putReconciliationFilePart`, then call `completeReconciliationFile`. A file is known by its bytes. The same file again is answered with the first one and changes nothing; if that is not complete, the upload continues where it ended.
         */
        post: operations["beginReconciliationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/files/{fileNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of an acquirer or bank
         * @description Returns a file with its state, its reports and statements, and what it corrects.
         */
        get: operations["getReconciliationFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/files/{fileNo}/parts/{offset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part of a file
         * @description Adds bytes to a file. Parts are sent one after the other, each from `received` of the answer before. Continue there, too, if the line was cut. Of a part that is not the last one, some bytes at its end may be left for the next, so that a card number that stands in both is found.
         */
        put: operations["putReconciliationFilePart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/files/{fileNo}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a file
         * @description Ends an upload whose bytes are all here. The file waits to be read. Bytes with another SHA-256 than was said are refused and forgotten. A file whose bytes are known already is forgotten, and answered with the first one. A second call is answered with the file as it is.
         */
        post: operations["completeReconciliationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/files/{fileNo}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an upload
         * @description Forgets an upload that is not complete, with what was received of it. Answered with the file as it was.
         */
        post: operations["withdrawReconciliationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/files/{fileNo}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lines of a file
         * @description Lists the lines of a file, in the order of the file, with what became of each.
         */
        get: operations["listReconciliationLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/settlement-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settlement reports
         * @description Lists what the acquirers paid to the operator, as they say, in the order in which the reports came, newest first.
         */
        get: operations["listSettlementReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Lists the files that people of the caller's side have asked for, newest first, until they expire.
         */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export lines
         * @description Asks for a file of the lines of a batch, or of days. It is made behind payments, and can be downloaded in parts once it is done. What it contains is settled now: the same lines give the same bytes whenever it is asked for.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/exports/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an export
         * @description Returns how far an export is.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/exports/{exportId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an export
         * @description Ends an export that is not done, and removes what is made of it.
         */
        post: operations["cancelExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/exports/{exportId}/parts/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a part of an export
         * @description Returns a part of a file that is done. The file is all parts in sequence.
         */
        get: operations["getExportPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exceptions
         * @description Lists what the acquirers, the banks and the books do not agree on, with sums by currency. Open ones are listed oldest first, all others newest first.
         */
        get: operations["listExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an exception
         * @description Returns an exception with what the books and the file say of it, what could belong to it and why, its notes, and what can be done next.
         */
        get: operations["getException"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an exception
         * @description Makes the caller the one who looks after an open exception. One that somebody else has taken is taken over.
         */
        post: operations["takeException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an exception to somebody
         * @description Says who looks after an open exception. It must be somebody of the operator who may.
         */
        post: operations["assignException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the due day of an exception
         * @description Says by when an open exception has to be cleared up. On the day after, finance is reminded.
         */
        post: operations["setExceptionDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on an exception
         * @description Adds a note to an exception, open or not. Notes are masked, and are not in the record of actions.
         */
        post: operations["noteException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the acquirer
         * @description Asks the acquirer about the order, payout or refund that the exception is about, and keeps the answer beside it. For one that has ended here, the answer is only shown and changes nothing; for one that is still processing, it decides as any inquiry does.
         */
        post: operations["askAcquirer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/match-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a match by hand
         * @description Returns what a match would move in the operator's own books. It changes nothing.
         */
        get: operations["previewMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match by hand
         * @description Says what belongs to an open exception: lines of files, items of the books, reports that a line of a bank pays. All are of one currency, and of one owner but for a bank's line and its reports. Sums are equal, or the rest stays open as an exception of its own. Only the operator's own books move: a match never moves a merchant's money.
         */
        post: operations["matchByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an exception off
         * @description Ends an open exception at the operator's own cost, or to its gain. It always needs a second person. No merchant's money moves.
         */
        post: operations["writeOffException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return the money at the acquirer
         * @description Asks the acquirer to send money back to its payer that arrived for an order that failed here. The order stays failed. It needs an acquirer that claims `returns`, and always a second person. An acquirer that does not answer is asked what became of it; the money is never sent back twice.
         */
        post: operations["returnAtAcquirer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit the money to a merchant
         * @description Deposits money that is nobody's for a merchant, as `createDeposit` does, with the number of the exception as `depositNo`. It always needs a second person. The order stays as it is.
         */
        post: operations["creditException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exceptions/{exceptionNo}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen an exception
         * @description Takes back a match by hand or a write-off: what it booked in the operator's own books is booked back, and everything that ended with it is open again. What was returned or credited stays ended.
         */
        post: operations["reopenException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Lists what the acquirers said without being asked and no rule decides: disputes that do not fit, refunds and payouts that came back, money that nobody asked for, and numbers that are not ours. Open ones are listed oldest first, all others newest first.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tasks/{taskNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns one task, with what the acquirer said.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tasks/{taskNo}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a task
         * @description Makes the caller the owner of an open task, so that others see who is on it. One that somebody else has taken is taken over.
         */
        post: operations["takeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/tasks/{taskNo}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a task
         * @description Ends an open task, with a note of what was done. It moves no money; nobody has to have taken it. This is final.
         */
        post: operations["endTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the time
         * @description Returns the time of the sandbox clock.
         */
        get: operations["getClock"];
        put?: never;
        /**
         * Advance the clock
         * @description Advances the sandbox clock, which all merchants share, and responds once everything that became due has been processed.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/merchants/{merNo}/triggers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger an event
         * @description Creates an order from the contract's example, as the merchant's own program would, and gives it its result. A refund or a chargeback is of a new card payment. The event is real for the sandbox: it is booked, and its notification is sent to `notifyUrl`.
         */
        post: operations["triggerEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/clock/next-due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock to what is due next
         * @description Advances the sandbox clock to the next retry, expiry, settlement or query that is due, and responds once it has been processed. Does nothing if nothing is due.
         */
        post: operations["advanceToNextDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the sandbox
         * @description Deletes everything in the sandbox, of all merchants, people and tokens included. The demo merchant and the demo people come back, the clock shows real time, and the record of actions begins with who reset it. Requests that were accepted before are answered; until the gateway is back at the same address, others are answered 503. A sandbox on PostgreSQL, with several workers, or inside another program cannot be reset from here.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/sandbox/files/{day}/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of the sandbox's acquirer or bank
         * @description Returns what the sandbox's acquirer reported about a day, or what its bank booked on it, in one of the formats in which acquirers and banks send files. The files of a day are there once it is over on the sandbox's clock. The same day always gives the same bytes.
         */
        get: operations["getSandboxFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plant a fault
         * @description Lets the sandbox's acquirer or bank make one mistake in the files of a day, or in the next files that can have it. Each mistake takes another payment, so several of them give as many exceptions.
         */
        post: operations["plantReconciliationFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation/sandbox/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether files are taken in
         * @description Returns whether the files of the sandbox's acquirer and bank are taken in by themselves.
         */
        get: operations["getSandboxFileSetting"];
        /**
         * Set whether files are taken in
         * @description Sets whether the files of the sandbox's acquirer and bank are taken in by themselves when a day ends. If not, they are written all the same; get them and upload them by hand.
         */
        put: operations["putSandboxFileSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** The contract's schemas, parameters, headers and responses. */
export interface components {
    schemas: {
        /** @description Why the request was refused (RFC 9457). */
        Problem: {
            /** @description Identifies the problem type. Compare it as a string; it is not a URL that can be opened. */
            type: components["schemas"]["ProblemType"];
            /**
             * @description Short summary of the problem type.
             * @example There is no such merchant.
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 404
             */
            status: number;
            /**
             * @description Explanation of this occurrence, and what to do.
             * @example There is no merchant 100009. GET /operator/merchants lists them.
             */
            detail: string;
            /** @description The invalid fields; present only if there are any. */
            errors?: components["schemas"]["FieldProblem"][];
            /**
             * @description Identifies this request in the logs.
             * @example req_01K9ZC3M5Q8R7V2X4B6D
             */
            requestId: string;
        };
        /**
         * Merchant status
         * @description Status of a merchant. Only requests of active merchants are accepted.
         * @example active
         * @enum {string}
         */
        MerchantStatus: "pending" | "active" | "suspended";
        /**
         * Merchant number
         * @description Identifies the merchant. At most 10 digits.
         * @example 100001
         */
        MerchantNumber: number;
        /**
         * Page size
         * @description Maximum number of items to return.
         * @default 20
         * @example 20
         */
        PageSize: number;
        /**
         * Line of text
         * @description One line of text, without control characters.
         * @example A line of text
         */
        Line: string;
        /**
         * Merchant name
         * @description Name of the merchant.
         * @example Corner Shop
         */
        MerchantName: components["schemas"]["Line"];
        /**
         * Website
         * @description Origin of a website or server of the merchant: scheme, lowercase host and, if it is not the default, port.
         * @example https://shop.example
         */
        Website: string;
        /**
         * Method
         * @description A pay-in method, `CASHIER` for orders whose payer chooses the method on the hosted page, or `PAYOUT_1` to `PAYOUT_6` for payouts by `withdrawType`.
         * @example CREDIT_CARD
         * @enum {string}
         */
        Method: "CREDIT_CARD" | "UNIONPAY_H5" | "WECHAT" | "ALIPAY" | "APPLE_PAY" | "VN_BANK" | "CASH_APP" | "CRYPTO" | "GCASH" | "GOOGLE_PAY" | "PIX" | "PER_TRANSFER" | "SEPA" | "SPEI" | "CASHIER" | "PAYOUT_1" | "PAYOUT_2" | "PAYOUT_3" | "PAYOUT_4" | "PAYOUT_5" | "PAYOUT_6";
        /**
         * Currency
         * @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`.
         * @example USD
         */
        CurrencyCode: string;
        /**
         * Basis points
         * @description Share of an amount in hundredths of a percent: 290 is 2.9 percent.
         * @example 290
         */
        BasisPoints: number;
        /**
         * Fee
         * @description Fee of zero or more as a decimal string; at most 10^15 of the smallest units, which is ten million in a cryptocurrency.
         * @example 0.30
         */
        Fee: string;
        /**
         * Days
         * @description A number of days.
         * @example 7
         */
        Days: number;
        /**
         * Settlement currency
         * @description The currency in which payments are settled. Null settles each payment in its own currency.
         * @example USD
         */
        SettlementCurrency: string | null;
        /** @description Fees and settlement terms of the merchant. Fees are in the settlement currency; if that is null, in the currency of each order, with two decimals. */
        Terms: {
            /** @description Percentage fee per payment. */
            handlingFeeBasisPoints: components["schemas"]["BasisPoints"];
            /** @description Fixed fee per payment. */
            transactionFee: components["schemas"]["Fee"];
            /** @description Fixed fee per refund. */
            refundFee: components["schemas"]["Fee"];
            /** @description Fixed fee per chargeback. */
            chargebackFee: components["schemas"]["Fee"];
            /** @description Fixed fee per payout. */
            payoutFee: components["schemas"]["Fee"];
            /** @description Share of a payment that is held back as security. */
            marginBasisPoints: components["schemas"]["BasisPoints"];
            /** @description Days for which the security is held. */
            marginDays: components["schemas"]["Days"];
            /** @description Days from payment to settlement; zero settles immediately. */
            settlementDays: components["schemas"]["Days"];
            /** @description The currency in which payments are settled. Null settles each payment in its own currency. */
            settlementCurrency: components["schemas"]["SettlementCurrency"];
        };
        /**
         * Accent colour
         * @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour.
         * @example #0a7cff
         */
        AccentColour: string | null;
        /**
         * Frames pages
         * @description Whether the merchant's websites may show the payer's pages in a frame. If false, no website may.
         * @example false
         */
        FramesPages: boolean;
        /**
         * Date and time
         * Format: date-time
         * @description Date and time in UTC, with or without milliseconds.
         * @example 2026-11-15T09:30:00.000Z
         */
        Moment: string;
        /** @description A merchant, without its keys. */
        Merchant: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Name of the merchant. */
            name: components["schemas"]["MerchantName"];
            /** @description Status of a merchant. Only requests of active merchants are accepted. */
            status: components["schemas"]["MerchantStatus"];
            /** @description Origins of the merchant's websites and servers. */
            websites: components["schemas"]["Website"][];
            /** @description Methods that the merchant may use. Null allows all. */
            methods: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. */
            currencies: components["schemas"]["CurrencyCode"][] | null;
            /** @description Fees and settlement terms of the merchant. Fees are in the settlement currency; if that is null, in the currency of each order, with two decimals. */
            terms: components["schemas"]["Terms"];
            /** @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour. */
            accentColour: components["schemas"]["AccentColour"];
            /** @description Whether the merchant's websites may show the payer's pages in a frame. If false, no website may. */
            framesPages: components["schemas"]["FramesPages"];
            /** @description Time when it was registered. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description One page of merchants, sorted by number. */
        MerchantPage: {
            /** @description The merchants on this page, smallest number first. */
            merchants: components["schemas"]["Merchant"][];
            /**
             * @description Send it as `after` to get the next page. Null on the last page.
             * @example 100001
             */
            next: number | null;
        };
        /**
         * Problem type
         * @description Identifies the problem type. Compare it as a string; it is not a URL that can be opened.
         * @example urn:tollgate:problem:invalidInput
         * @enum {string}
         */
        ProblemType: "urn:tollgate:problem:unauthorized" | "urn:tollgate:problem:forbidden" | "urn:tollgate:problem:stepUpRequired" | "urn:tollgate:problem:onHold" | "urn:tollgate:problem:pathUnknown" | "urn:tollgate:problem:methodNotAllowed" | "urn:tollgate:problem:unreadableBody" | "urn:tollgate:problem:invalidInput" | "urn:tollgate:problem:bodyTooLarge" | "urn:tollgate:problem:mediaTypeUnsupported" | "urn:tollgate:problem:tooManyRequests" | "urn:tollgate:problem:merchantNotFound" | "urn:tollgate:problem:orderNotFound" | "urn:tollgate:problem:refundNotFound" | "urn:tollgate:problem:chargebackNotFound" | "urn:tollgate:problem:batchNotFound" | "urn:tollgate:problem:linkNotFound" | "urn:tollgate:problem:deliveryNotFound" | "urn:tollgate:problem:requestNotFound" | "urn:tollgate:problem:requestNotReplayable" | "urn:tollgate:problem:personNotFound" | "urn:tollgate:problem:invitationNotFound" | "urn:tollgate:problem:registrationNotFound" | "urn:tollgate:problem:registrationStateConflict" | "urn:tollgate:problem:mailNotFound" | "urn:tollgate:problem:sessionNotFound" | "urn:tollgate:problem:alreadyMember" | "urn:tollgate:problem:invitationClosed" | "urn:tollgate:problem:personDisabled" | "urn:tollgate:problem:lastAdmin" | "urn:tollgate:problem:lastOwner" | "urn:tollgate:problem:bodyRemoved" | "urn:tollgate:problem:merchantNumberTaken" | "urn:tollgate:problem:merchantStatusConflict" | "urn:tollgate:problem:depositNumberTaken" | "urn:tollgate:problem:alreadyFinal" | "urn:tollgate:problem:orderNotPaid" | "urn:tollgate:problem:alreadyChargedBack" | "urn:tollgate:problem:acquirerUndecided" | "urn:tollgate:problem:nothingLeft" | "urn:tollgate:problem:balanceTooLarge" | "urn:tollgate:problem:tokenNotFound" | "urn:tollgate:problem:tooManyTokens" | "urn:tollgate:problem:deviceNotFound" | "urn:tollgate:problem:approvalNotFound" | "urn:tollgate:problem:approvalNotPending" | "urn:tollgate:problem:ownRequest" | "urn:tollgate:problem:orderNotRefundable" | "urn:tollgate:problem:refundTooLarge" | "urn:tollgate:problem:balanceInsufficient" | "urn:tollgate:problem:submittedTwice" | "urn:tollgate:problem:orderNumberTaken" | "urn:tollgate:problem:correctionNumberTaken" | "urn:tollgate:problem:dayNotClosed" | "urn:tollgate:problem:changedMeanwhile" | "urn:tollgate:problem:acquirerNotFound" | "urn:tollgate:problem:acquirerInUse" | "urn:tollgate:problem:olderNodes" | "urn:tollgate:problem:bankAccountTaken" | "urn:tollgate:problem:csvProfileNotFound" | "urn:tollgate:problem:reconciliationFileNotFound" | "urn:tollgate:problem:tooManyUploads" | "urn:tollgate:problem:fileNotReceiving" | "urn:tollgate:problem:filePartElsewhere" | "urn:tollgate:problem:fileTooLong" | "urn:tollgate:problem:fileNotText" | "urn:tollgate:problem:fileIncomplete" | "urn:tollgate:problem:fileHashWrong" | "urn:tollgate:problem:reconciliationDayNotFound" | "urn:tollgate:problem:dayNotReconciled" | "urn:tollgate:problem:exportNotFound" | "urn:tollgate:problem:exportBatchNotCut" | "urn:tollgate:problem:exportsWaiting" | "urn:tollgate:problem:exportNotDone" | "urn:tollgate:problem:exportEnded" | "urn:tollgate:problem:taskNotFound" | "urn:tollgate:problem:taskEnded" | "urn:tollgate:problem:exceptionNotFound" | "urn:tollgate:problem:exceptionEnded" | "urn:tollgate:problem:exceptionHeld" | "urn:tollgate:problem:nothingToAsk" | "urn:tollgate:problem:cannotBeMatched" | "urn:tollgate:problem:cannotBeWrittenOff" | "urn:tollgate:problem:cannotBeReturned" | "urn:tollgate:problem:cannotBeCredited" | "urn:tollgate:problem:cannotBeReopened" | "urn:tollgate:problem:settlementReportNotFound" | "urn:tollgate:problem:payerNotFound" | "urn:tollgate:problem:viewNotFound" | "urn:tollgate:problem:tooManyViews" | "urn:tollgate:problem:evidenceNotFound" | "urn:tollgate:problem:alreadyAnswered" | "urn:tollgate:problem:pastDue" | "urn:tollgate:problem:tooMuchEvidence" | "urn:tollgate:problem:newsNotFound" | "urn:tollgate:problem:beneficiaryNotFound" | "urn:tollgate:problem:beneficiaryExists" | "urn:tollgate:problem:tooManyBeneficiaries" | "urn:tollgate:problem:tooManyLinks" | "urn:tollgate:problem:secretNotFound" | "urn:tollgate:problem:secretInUse" | "urn:tollgate:problem:tooManyTests" | "urn:tollgate:problem:triggerRefused" | "urn:tollgate:problem:sandboxNotResettable" | "urn:tollgate:problem:sandboxFileNotFound" | "urn:tollgate:problem:sandboxDayWritten" | "urn:tollgate:problem:internalError" | "urn:tollgate:problem:unavailable" | "urn:tollgate:problem:accountChangeWaits" | "urn:tollgate:problem:sameSettlementAccount" | "urn:tollgate:problem:settlementAccountNotFound" | "urn:tollgate:problem:accountChangeOver" | "urn:tollgate:problem:noSettlementAccount" | "urn:tollgate:problem:payoutRunNotFound" | "urn:tollgate:problem:payoutRunEnded" | "urn:tollgate:problem:payoutNotTaken" | "urn:tollgate:problem:banksClosed";
        /** @description The error in one field, parameter or header. */
        FieldProblem: {
            /**
             * @description Name of the field; a nested field is given by its path.
             * @example terms.transactionFee
             */
            field: string;
            /**
             * @description What is wrong, and how to fix it.
             * @example is missing
             */
            problem: string;
        };
        /**
         * Reason
         * @description Reason in printable ASCII, recorded with the action.
         * @example Ticket 4711
         */
        ActionReason: string;
        /** @description Fees and settlement terms of a new merchant. Absent fields default to zero or null. Fees are in the settlement currency; if that is null, in the currency of each order, with two decimals. */
        NewTerms: {
            /** @description Percentage fee per payment. */
            handlingFeeBasisPoints?: components["schemas"]["BasisPoints"];
            /** @description Fixed fee per payment. */
            transactionFee?: components["schemas"]["Fee"];
            /** @description Fixed fee per refund. */
            refundFee?: components["schemas"]["Fee"];
            /** @description Fixed fee per chargeback. */
            chargebackFee?: components["schemas"]["Fee"];
            /** @description Fixed fee per payout. */
            payoutFee?: components["schemas"]["Fee"];
            /** @description Share of a payment that is held back as security. */
            marginBasisPoints?: components["schemas"]["BasisPoints"];
            /** @description Days for which the security is held. */
            marginDays?: components["schemas"]["Days"];
            /** @description Days from payment to settlement; zero settles immediately. */
            settlementDays?: components["schemas"]["Days"];
            /** @description The currency in which payments are settled. Null settles each payment in its own currency. */
            settlementCurrency?: components["schemas"]["SettlementCurrency"];
        };
        /** @description A new merchant. Defaults for absent fields: a generated number, no website, all methods, all currencies, no fees, immediate settlement, the gateway's default colour, and no frames. */
        CreateMerchantRequest: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo?: components["schemas"]["MerchantNumber"];
            /** @description Name of the merchant. */
            name: components["schemas"]["MerchantName"];
            /** @description Origins of the merchant's websites and servers. */
            websites?: components["schemas"]["Website"][];
            /** @description Methods that the merchant may use. Null allows all. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            /** @description Fees and settlement terms of a new merchant. Absent fields default to zero or null. Fees are in the settlement currency; if that is null, in the currency of each order, with two decimals. */
            terms?: components["schemas"]["NewTerms"];
            /** @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour. */
            accentColour?: components["schemas"]["AccentColour"];
            /** @description Whether the merchant's websites may show the payer's pages in a frame. If false, no website may. */
            framesPages?: components["schemas"]["FramesPages"];
        };
        /** @description The new merchant with its keys, which are shown only once. */
        CreatedMerchant: {
            /** @description A merchant, without its keys. */
            merchant: components["schemas"]["Merchant"];
            /**
             * @description Key that signs requests. Shown only once.
             * @example 3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            signingKey: string;
            /**
             * @description Secret that verifies notifications. Shown only once.
             * @example whsec_dG9sbGdhdGUtZXhhbXBsZS1zZWNyZXQ=
             */
            webhookSecret: string;
        };
        /** @description A merchant by its number and name. */
        NamedMerchant: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Name of the merchant. */
            name: components["schemas"]["MerchantName"];
        };
        /** @description Names of merchants. */
        MerchantNames: {
            /** @description A name that is the text itself comes first, then those that begin with it. */
            merchants: components["schemas"]["NamedMerchant"][];
            /**
             * @description Whether there are more than these.
             * @example false
             */
            isMore: boolean;
        };
        /** @description Settings of a merchant; any of them may be absent. */
        MerchantSettings: {
            /** @description Name of the merchant. */
            name?: components["schemas"]["MerchantName"];
            /** @description Methods that the merchant may use. Null allows all. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            /** @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour. */
            accentColour?: components["schemas"]["AccentColour"];
            /** @description Whether the merchant's websites may show the payer's pages in a frame. If false, no website may. */
            framesPages?: components["schemas"]["FramesPages"];
        };
        /** @description The fields to change; absent fields stay unchanged. Lists are replaced as a whole. */
        UpdateMerchantRequest: {
            /** @description Name of the merchant. */
            name?: components["schemas"]["MerchantName"];
            /** @description Methods that the merchant may use. Null allows all. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            /** @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour. */
            accentColour?: components["schemas"]["AccentColour"];
            /** @description Whether the merchant's websites may show the payer's pages in a frame. If false, no website may. */
            framesPages?: components["schemas"]["FramesPages"];
            /** @description The fields as you saw them. If one of them has changed meanwhile, nothing is done. */
            replaces?: components["schemas"]["MerchantSettings"];
        };
        /** @description The fees and settlement terms of a merchant as they are to be. Fees are in the settlement currency; if that is null, in the currency of each order, with two decimals. */
        SetTermsRequest: {
            /** @description Percentage fee per payment. */
            handlingFeeBasisPoints: components["schemas"]["BasisPoints"];
            /** @description Fixed fee per payment. */
            transactionFee: components["schemas"]["Fee"];
            /** @description Fixed fee per refund. */
            refundFee: components["schemas"]["Fee"];
            /** @description Fixed fee per chargeback. */
            chargebackFee: components["schemas"]["Fee"];
            /** @description Fixed fee per payout. */
            payoutFee: components["schemas"]["Fee"];
            /** @description Share of a payment that is held back as security. */
            marginBasisPoints: components["schemas"]["BasisPoints"];
            /** @description Days for which the security is held. */
            marginDays: components["schemas"]["Days"];
            /** @description Days from payment to settlement; zero settles immediately. */
            settlementDays: components["schemas"]["Days"];
            /** @description The currency in which payments are settled. Null settles each payment in its own currency. */
            settlementCurrency: components["schemas"]["SettlementCurrency"];
            /** @description The terms that you saw. If they have changed meanwhile, nothing is done. */
            replaces?: components["schemas"]["Terms"];
        };
        /**
         * Approval number
         * @description Identifies a request for approval; newer requests sort after older ones.
         * @example approval_01M7F8NJE07Q8R7V2X4B6DKM
         */
        ApprovalNumber: string;
        /**
         * Kind of approval
         * @description What needs a second person.
         * @example refund
         * @enum {string}
         */
        ApprovalKind: "refund" | "payout" | "beneficiary" | "deposit" | "correction" | "merchantApproval" | "fees" | "keys" | "merchantRelease" | "roles" | "rules" | "acquirer" | "acquirerTerms" | "settlementAccount" | "payoutSchedule" | "exception";
        /**
         * Booked amount
         * @description Amount of money in the ledger, as a decimal string with all decimals of its currency; negative amounts have a minus sign.
         * @example 97.10
         */
        BookedAmount: string;
        /** @description Who asked or decided. */
        ApprovalActor: {
            /**
             * @description A person, a service token, or the break-glass token of the environment.
             * @example person
             * @enum {string}
             */
            kind: "person" | "token" | "breakGlass" | "system";
            /**
             * @description The name at that time.
             * @example mara@example.com
             */
            name: string;
        };
        /**
         * State of a request
         * @description What became of a request for approval.
         * @example pending
         * @enum {string}
         */
        ApprovalState: "pending" | "done" | "failed" | "refused" | "withdrawn" | "expired";
        /** @description A request that needs a second person. */
        Approval: {
            /** @description Identifies a request for approval; newer requests sort after older ones. */
            approvalNo: components["schemas"]["ApprovalNumber"];
            /** @description What needs a second person. */
            kind: components["schemas"]["ApprovalKind"];
            /**
             * @description The `operationId` of what was asked for.
             * @example createRefund
             */
            operation: string;
            /**
             * @description The merchant concerned; null if it concerns none.
             * @example 100001
             */
            merNo: number | null;
            /**
             * @description The order concerned; null if it concerns none.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            tradeNo: string | null;
            /**
             * @description Whose people made it; people of the same side decide.
             * @example operator
             * @enum {string}
             */
            side: "operator" | "merchant";
            /**
             * @description What will happen.
             * @example Refund 25.00 USD of order TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            summary: string;
            /** @description The money that it moves; null if it moves none. */
            amount: components["schemas"]["BookedAmount"] | null;
            /** @description The currency of the amount; null if it moves no money. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /**
             * @description What the change replaces, when it was asked for; masked.
             * @example {
             *       "refunded": "0.00 USD"
             *     }
             */
            before: {
                [key: string]: unknown;
            } | null;
            /**
             * @description What it replaces it by; masked.
             * @example {
             *       "refunded": "25.00 USD"
             *     }
             */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The parameters of the operation.
             * @example {
             *       "tradeNo": "TG01M7F8NJE000031N17Q8R7V2X4B6DKM"
             *     }
             */
            parameters: {
                [key: string]: unknown;
            };
            /**
             * @description The body of the operation, with accounts and personal data masked; null if it has none.
             * @example {
             *       "amount": "25.00"
             *     }
             */
            body: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The first six and last four digits of the card number that whoever approves has to type, because it is never stored; null if nothing has to be typed.
             * @example 424242******4242
             * @example null
             */
            cardNumber: string | null;
            /**
             * @description Why it was asked for.
             * @example Ticket 4711
             */
            reason: string | null;
            /** @description Who asked. */
            maker: components["schemas"]["ApprovalActor"];
            /** @description Time when it was asked for. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time until which it can be approved. */
            expiresAt: components["schemas"]["Moment"];
            /** @description What became of a request for approval. */
            state: components["schemas"]["ApprovalState"];
            /** @description Who approved, refused or withdrew it; null if nobody has. */
            decidedBy: components["schemas"]["ApprovalActor"] | null;
            /** @description Time of the decision; null if there is none. */
            decidedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Why it was decided so.
             * @example null
             */
            decisionReason: string | null;
            /**
             * @description What was done, or why it could not be done; null if it was not approved.
             * @example null
             */
            outcome: string | null;
        };
        /**
         * Action number
         * @description Number of the action; newer actions have larger numbers.
         * @example 42
         */
        ActionNumber: number;
        /** @description A change of a merchant's terms. */
        TermsChange: {
            /** @description Number of the action; newer actions have larger numbers. */
            actionNo: components["schemas"]["ActionNumber"];
            /** @description Time of the change. */
            at: components["schemas"]["Moment"];
            /**
             * @description Who changed them. Null for a merchant's people.
             * @example mara@example.com
             */
            actor: string | null;
            /**
             * @description The reason that was given. Null for a merchant's people.
             * @example Ticket 4711
             */
            reason: string | null;
            /**
             * @description The approved request that was carried out. Null if none was needed, and for a merchant's people.
             * @example null
             */
            approvalNo: string | null;
            /** @description The terms before the change. Null at the registration. */
            before: components["schemas"]["Terms"] | null;
            /** @description The terms after the change. */
            after: components["schemas"]["Terms"];
        };
        /** @description One page of changes of a merchant's terms, newest first. */
        TermsHistory: {
            /** @description The changes on this page. */
            changes: components["schemas"]["TermsChange"][];
            /**
             * @description Send it as `before` to get the next page. Null on the last page.
             * @example null
             */
            next: number | null;
        };
        /**
         * Display name
         * @description Name that payers see. Null shows the registered name.
         * @example The Corner Shop
         */
        DisplayName: string | null;
        /**
         * Pixels
         * @description A side of the logo in pixels.
         * @example 320
         */
        LogoSide: number;
        /**
         * Logo
         * @description A logo as it is shown to payers.
         */
        Logo: {
            /**
             * @description Where browsers load it, below the gateway's own address. It changes with the picture.
             * @example /pay/logos/200001-5f1d7a84db00d2fce00b31a7fc73224f9e1e8bd5a8fcb0cf0a5e4bd8f2f3f0d1
             */
            path: string;
            /**
             * Type of the logo
             * @description Recognised from the content.
             * @example image/png
             * @enum {string}
             */
            mediaType: "image/png" | "image/jpeg";
            /** @description Width in pixels. */
            width: components["schemas"]["LogoSide"];
            /** @description Height in pixels. */
            height: components["schemas"]["LogoSide"];
            /**
             * @description Size in bytes.
             * @example 4210
             */
            bytes: number;
        };
        /** @description What payers see of a merchant. */
        Branding: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The registered name. Payers see it if there is no display name. */
            name: components["schemas"]["MerchantName"];
            /** @description Name that payers see. Null shows the registered name. */
            displayName: components["schemas"]["DisplayName"];
            /** @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour. */
            accentColour: components["schemas"]["AccentColour"];
            /** @description The logo. Null if there is none. */
            logo: components["schemas"]["Logo"] | null;
        };
        /** @description The name and the colour that you saw. If one of them has changed meanwhile, nothing is done. */
        BrandingBefore: {
            /** @description Name that payers see. Null shows the registered name. */
            displayName: components["schemas"]["DisplayName"];
            /** @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour. */
            accentColour: components["schemas"]["AccentColour"];
        };
        /** @description The name and the colour that payers see. */
        ChangeBrandingRequest: {
            /** @description Name that payers see. Null shows the registered name. */
            displayName: components["schemas"]["DisplayName"];
            /** @description Colour of the merchant's buttons on the payer's pages: `#` and six hexadecimal digits. Null uses the gateway's default colour. */
            accentColour: components["schemas"]["AccentColour"];
            /** @description The name and the colour that you saw. If one of them has changed meanwhile, nothing is done. */
            replaces?: components["schemas"]["BrandingBefore"];
        };
        /** @description A logo. */
        PutLogoRequest: {
            /**
             * Logo content
             * @description The bytes of a PNG or JPEG picture in base64; at most 1 MB before encoding.
             * @example iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNg+M/wHwAEAQH/7yMK/gAAAABJRU5ErkJggg==
             */
            picture: string;
        };
        /**
         * Receipts for orders
         * @description Whether payers of orders that a program sent get receipts too, if the order has their e-mail address.
         * @example true
         */
        ReceiptsForOrders: boolean;
        /**
         * Reply address
         * @description Where payers' replies go. It must be at one of the merchant's websites. Null lets nobody reply.
         * @example help@corner.example
         */
        ReceiptReplyTo: string | null;
        /**
         * Last line
         * @description A line of the shop's own at the end of a receipt, without addresses of websites or mailboxes.
         * @example Corner Shop Ltd, 1 High Street, Springfield
         */
        ReceiptFooter: string | null;
        /** @description What a merchant has chosen for receipts. */
        ReceiptSettings: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Whether payers of orders that a program sent get receipts too, if the order has their e-mail address. */
            forOrders: components["schemas"]["ReceiptsForOrders"];
            /** @description Where payers' replies go. It must be at one of the merchant's websites. Null lets nobody reply. */
            replyTo: components["schemas"]["ReceiptReplyTo"];
            /** @description A line of the shop's own at the end of a receipt, without addresses of websites or mailboxes. */
            footer: components["schemas"]["ReceiptFooter"];
        };
        /** @description What you saw. If any of it has changed meanwhile, nothing is done. */
        ReceiptSettingsBefore: {
            /** @description Whether payers of orders that a program sent get receipts too, if the order has their e-mail address. */
            forOrders: components["schemas"]["ReceiptsForOrders"];
            /** @description Where payers' replies go. It must be at one of the merchant's websites. Null lets nobody reply. */
            replyTo: components["schemas"]["ReceiptReplyTo"];
            /** @description A line of the shop's own at the end of a receipt, without addresses of websites or mailboxes. */
            footer: components["schemas"]["ReceiptFooter"];
        };
        /** @description What the merchant chooses for receipts. */
        ChangeReceiptSettingsRequest: {
            /** @description Whether payers of orders that a program sent get receipts too, if the order has their e-mail address. */
            forOrders: components["schemas"]["ReceiptsForOrders"];
            /** @description Where payers' replies go. It must be at one of the merchant's websites. Null lets nobody reply. */
            replyTo: components["schemas"]["ReceiptReplyTo"];
            /** @description A line of the shop's own at the end of a receipt, without addresses of websites or mailboxes. */
            footer: components["schemas"]["ReceiptFooter"];
            /** @description What you saw. If any of it has changed meanwhile, nothing is done. */
            replaces?: components["schemas"]["ReceiptSettingsBefore"];
        };
        /**
         * Role
         * @description A role on the operator's side (`support`, `finance`, `risk`, `engineer`, `admin`, `auditor`) or at a merchant (`owner`, `developer`, `accountant`, `staff`).
         * @example support
         * @enum {string}
         */
        Role: "support" | "finance" | "risk" | "engineer" | "admin" | "auditor" | "owner" | "developer" | "accountant" | "staff";
        /** @description The role to see as. */
        StartSeeingRequest: {
            /** @description A role of a merchant. */
            role: components["schemas"]["Role"];
        };
        /**
         * Seeing as a role
         * @description The role of a merchant as which a session looks at the back office.
         */
        Seeing: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description A role on the operator's side (`support`, `finance`, `risk`, `engineer`, `admin`, `auditor`) or at a merchant (`owner`, `developer`, `accountant`, `staff`). */
            role: components["schemas"]["Role"];
            /** @description Time at which it ends by itself. */
            until: components["schemas"]["Moment"];
        };
        /** @description What this session looks at below `/merchant`. */
        SeeingState: {
            /** @description Null if it sees as nobody. */
            seeing: components["schemas"]["Seeing"] | null;
        };
        /** @description All websites of the merchant. */
        SetWebsitesRequest: {
            /** @description Origins of the merchant's websites and servers. */
            websites: components["schemas"]["Website"][];
            /** @description The websites that you saw. If they have changed meanwhile, nothing is done. */
            replaces?: components["schemas"]["Website"][];
        };
        /**
         * Overlap
         * @description Number of seconds for which the replaced key or secret stays valid, at most 30 days. Zero revokes it immediately.
         * @default 86400
         * @example 86400
         */
        OverlapSeconds: number;
        /**
         * Secret number
         * @description Identifies a key or secret; reveals nothing about its value.
         * @example k3JH0mGq7VtWb2Zs
         */
        SecretNumber: string;
        /** @description How long the replaced key or secret stays valid. */
        RotationRequest: {
            /** @description Number of seconds for which the replaced key or secret stays valid, at most 30 days. Zero revokes it immediately. */
            overlapSeconds?: components["schemas"]["OverlapSeconds"];
            /** @description The newest one of its type that you saw. If there is a newer one, nothing is done. */
            replaces?: components["schemas"]["SecretNumber"];
        };
        /** @description The last request of one program that a key has verified. */
        KeyUse: {
            /** @description Time of the request, to the minute. */
            usedAt: components["schemas"]["Moment"];
            /**
             * @description The address from which it came.
             * @example 203.0.113.7
             */
            address: string;
            /**
             * @description The program, as it names itself. Empty if it does not.
             * @example tollgate-kit/0.2.0
             */
            agent: string;
        };
        /** @description A key or secret, without its value. */
        Secret: {
            /** @description Identifies a key or secret; reveals nothing about its value. */
            secretNo: components["schemas"]["SecretNumber"];
            /**
             * Key type
             * @description Purpose of the key or secret.
             * @example signingKey
             * @enum {string}
             */
            kind: "signingKey" | "publicKey" | "webhookSecret";
            /** @description Time when it was created. */
            createdAt: components["schemas"]["Moment"];
            /**
             * @description Age in seconds.
             * @example 86400
             */
            ageSeconds: number;
            /** @description Time when it expires. Null if it does not expire. */
            expiresAt: components["schemas"]["Moment"] | null;
            /**
             * @description Whether it has expired.
             * @example false
             */
            expired: boolean;
            /**
             * @description Its last four characters, to recognize it by; of a public key, those of its SHA-256 fingerprint.
             * @example 3f2a
             */
            ending: string;
            /**
             * @description Whether its value was shown to whoever rotated it. False for what came with the registration, until it is rotated; public keys come from the merchant.
             * @example true
             */
            taken: boolean;
            /** @description Who signed requests with it, by program and address, newest first. Empty for webhook secrets, which sign what we send. */
            uses: components["schemas"]["KeyUse"][];
        };
        /** @description The new key or secret with its value, which is shown only once. */
        NewSecret: {
            /** @description A key or secret, without its value. */
            secret: components["schemas"]["Secret"];
            /**
             * @description The value. Shown only once.
             * @example 3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            value: string;
        };
        /** @description The new key, and how long the replaced key stays valid. */
        SetPublicKeyRequest: {
            /**
             * Public key
             * @description An RSA public key of 2048 to 8192 bits, in PEM format.
             * @example -----BEGIN PUBLIC KEY-----
             *     …
             *     -----END PUBLIC KEY-----
             */
            publicKey: string;
            /** @description Number of seconds for which the replaced key or secret stays valid, at most 30 days. Zero revokes it immediately. */
            overlapSeconds?: components["schemas"]["OverlapSeconds"];
            /** @description The newest one of its type that you saw. If there is a newer one, nothing is done. */
            replaces?: components["schemas"]["SecretNumber"];
        };
        /** @description All keys and secrets of a merchant, including expired ones. */
        SecretList: {
            /** @description Newest first. */
            secrets: components["schemas"]["Secret"][];
        };
        /**
         * Trade number
         * @description The gateway's unique number for the order.
         * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
         */
        TradeNumber: string;
        /** @description A step, and whether it is done. */
        ChecklistStep: {
            /**
             * @description What is to be done.
             * @example key
             * @enum {string}
             */
            step: "website" | "key" | "notification" | "sandboxPayment" | "livePayment";
            /**
             * @description Whether it is done.
             * @example done
             * @enum {string}
             */
            state: "done" | "open" | "elsewhere";
            /** @description Time when it was done. Null if it is not done, or if that was not recorded. */
            doneAt: components["schemas"]["Moment"] | null;
            /** @description The first successful payment. Null for other steps. */
            tradeNo: components["schemas"]["TradeNumber"] | null;
        };
        /** @description The steps to a merchant's first live payment. */
        Checklist: {
            /**
             * @description Whether this gateway is a sandbox.
             * @example sandbox
             * @enum {string}
             */
            mode: "sandbox" | "live";
            /** @description In their order. */
            steps: components["schemas"]["ChecklistStep"][];
        };
        /**
         * Notification address
         * @description URL that receives notifications.
         * @example https://shop.example/notify
         */
        NotificationAddress: string;
        /** @description What a check of a notification address found. */
        EndpointCheck: {
            /**
             * @description Identifies the check.
             * @example form
             */
            check: string;
            /**
             * @description What should be so.
             * @example a payment result (a form) is acknowledged
             */
            title: string;
            /**
             * @description What it found.
             * @example fail
             * @enum {string}
             */
            result: "pass" | "look" | "fail";
            /**
             * @description What is wrong, with the beginning of the response.
             * @example HTTP 200, but SUCCESS is followed by a line break
             */
            problem: string | null;
            /**
             * @description What to change.
             * @example Remove the line break: print instead of println, echo -n, no empty line after ?>.
             */
            fix: string | null;
        };
        /** @description The last test of a notification address. */
        EndpointTest: {
            /** @description URL that receives notifications. */
            address: components["schemas"]["NotificationAddress"];
            /** @description Time of the test. */
            testedAt: components["schemas"]["Moment"];
            /**
             * @description Whether no check failed.
             * @example false
             */
            passed: boolean;
            /** @description In the order in which they were made. */
            checks: components["schemas"]["EndpointCheck"][];
        };
        /** @description Tested notification addresses. */
        EndpointTestList: {
            /** @description The last test of each address, newest first. */
            tests: components["schemas"]["EndpointTest"][];
        };
        /**
         * Merchant order number
         * @description The merchant's own order number.
         * @example ORDER-1001
         */
        MerchantOrderNumber: string;
        /** @description A notification address to test. */
        TestEndpointRequest: {
            /** @description URL that receives notifications. */
            address: components["schemas"]["NotificationAddress"];
            /** @description A test order that the handler knows, for handlers that refuse unknown ones. Without it, the number is made up. */
            merOrderNo?: components["schemas"]["MerchantOrderNumber"];
        };
        /** @description A merchant's accounts in one currency, read at one point in time. They sum to zero. */
        Balance: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Can be paid out. Zero while the merchant has a debt. */
            available: components["schemas"]["BookedAmount"];
            /** @description Earned but not settled yet. */
            pending: components["schemas"]["BookedAmount"];
            /** @description Held back as security. */
            margin: components["schemas"]["BookedAmount"];
            /** @description Held for payouts in progress. */
            payoutHold: components["schemas"]["BookedAmount"];
            /** @description Held for refunds in progress. */
            refundHold: components["schemas"]["BookedAmount"];
            /** @description Held for open chargebacks. */
            chargebackHold: components["schemas"]["BookedAmount"];
            /** @description The merchant's debt; zero or negative. Money that becomes available pays it first, in the same posting. */
            debt: components["schemas"]["BookedAmount"];
            /** @description The operator's earnings. */
            fees: components["schemas"]["BookedAmount"];
            /** @description Money held by the acquirer; decreases as payments come in. */
            channel: components["schemas"]["BookedAmount"];
            /** @description Currency conversion within one event. */
            exchange: components["schemas"]["BookedAmount"];
        };
        /** @description One entry for each currency that has postings. */
        BalanceList: {
            /** @description Sorted by currency. */
            balances: components["schemas"]["Balance"][];
        };
        /**
         * Day
         * @description A day in the gateway's time zone.
         * @example 2026-11-15
         */
        LedgerDay: string;
        /**
         * Time zone
         * @description A name of the IANA time zone database.
         * @example Europe/Berlin
         */
        TimeZoneName: string;
        /**
         * Ledger account
         * @description One of the accounts that a merchant has in each currency.
         * @example available
         * @enum {string}
         */
        LedgerAccount: "available" | "pending" | "margin" | "payoutHold" | "refundHold" | "chargebackHold" | "debt" | "fees" | "channel" | "exchange";
        /** @description What an account took in and gave out on a day. */
        DayMovement: {
            /** @description One of the accounts that a merchant has in each currency. */
            account: components["schemas"]["LedgerAccount"];
            /** @description Sum of the postings to the account. */
            incoming: components["schemas"]["BookedAmount"];
            /** @description Sum of the postings from the account. */
            outgoing: components["schemas"]["BookedAmount"];
            /** @description What the account held at the end of the day, or holds now. */
            closing: components["schemas"]["BookedAmount"];
        };
        /** @description A day with postings. */
        BalanceDay: {
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /**
             * @description Whether the day is over and its figures are final.
             * @example true
             */
            isClosed: boolean;
            /** @description The accounts that moved or held anything on the day. */
            movements: components["schemas"]["DayMovement"][];
        };
        /** @description One page of days, newest first. */
        BalanceDayPage: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The zone of the days, in which the gateway closes them. */
            timeZone: components["schemas"]["TimeZoneName"];
            /** @description If the days that are not closed have too many postings to sum them here, the first of these days, which are then left out. Otherwise null. */
            openSince: components["schemas"]["LedgerDay"] | null;
            /** @description The days on this page. */
            days: components["schemas"]["BalanceDay"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["LedgerDay"] | null;
        };
        /** @description An account on a day. */
        DaySum: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description One of the accounts that a merchant has in each currency. */
            account: components["schemas"]["LedgerAccount"];
            /** @description What it held before the day. */
            opening: components["schemas"]["BookedAmount"];
            /** @description What came in, by the postings. Zero if they were not summed. */
            incoming: components["schemas"]["BookedAmount"];
            /** @description What went out, by the postings. Zero if they were not summed. */
            outgoing: components["schemas"]["BookedAmount"];
            /** @description What it held after the day. */
            closing: components["schemas"]["BookedAmount"];
            /** @description Opening plus incoming less outgoing less closing. Zero if it adds up, or if the postings were not summed. */
            difference: components["schemas"]["BookedAmount"];
        };
        /** @description The accounts of a merchant on a day, and whether they add up. */
        DaySums: {
            /** @description By currency and account. Accounts that were empty all day are left out. */
            sums: components["schemas"]["DaySum"][];
            /**
             * @description Whether opening and postings come to the closing, in every account.
             * @example addsUp
             * @enum {string}
             */
            result: "addsUp" | "differs" | "notChecked";
        };
        /**
         * Bank
         * @description Name of the bank of the settlement account.
         * @example Commerzbank
         */
        SettlementBank: components["schemas"]["Line"];
        /** @description The account that a merchant gave at registration. */
        RegisteredAccount: {
            /**
             * Masked account
             * @description The account; only its last characters are shown.
             * @example ****3000
             */
            account: string;
            /** @description Name of the bank of the settlement account. */
            bank: components["schemas"]["SettlementBank"];
            /** @description Time of the registration. */
            givenAt: components["schemas"]["Moment"];
        };
        /**
         * Number of a settlement account
         * @description Identifies an account of a merchant, in force, waiting or ended.
         * @example account_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        SettlementAccountNumber: string;
        /**
         * Way to a settlement account
         * @description The payout method by which the account is paid, by the `withdrawType` of the merchant interface. A card is none of them.
         * @example PAYOUT_1
         * @enum {string}
         */
        SettlementMethod: "PAYOUT_1" | "PAYOUT_3" | "PAYOUT_4" | "PAYOUT_5" | "PAYOUT_6";
        /**
         * Account holder
         * @description In whose name the account is, as the bank has it.
         * @example Corner Shop Ltd
         */
        SettlementHolder: components["schemas"]["Line"];
        /**
         * BIC
         * @description The code of the bank (ISO 9362).
         * @example COBADEFFXXX
         */
        Bic: string;
        /**
         * What is paid meanwhile
         * @description What is paid to the merchant while a change waits.
         * @example old
         * @enum {string}
         */
        Meanwhile: "old" | "nothing";
        /**
         * Name of an actor
         * @description Name of a person or token, as it was recorded.
         * @example mara@example.com
         */
        ActorName: string;
        /** @description An account to which a merchant's own money goes, in one currency. */
        SettlementAccount: {
            /** @description Identifies an account of a merchant, in force, waiting or ended. */
            accountNo: components["schemas"]["SettlementAccountNumber"];
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The payout method by which the account is paid, by the `withdrawType` of the merchant interface. A card is none of them. */
            method: components["schemas"]["SettlementMethod"];
            /**
             * Masked account
             * @description The account; only its last characters are shown.
             * @example ****3000
             */
            account: string;
            /** @description In whose name the account is, as the bank has it. */
            holder: components["schemas"]["SettlementHolder"];
            /** @description Name of the bank of the settlement account. */
            bank: components["schemas"]["SettlementBank"];
            /** @description The code of its bank. Null if none was given. */
            bic: components["schemas"]["Bic"] | null;
            /** @description What is paid to the merchant while a change waits. */
            meanwhile: components["schemas"]["Meanwhile"];
            /** @description Who asked for it. */
            proposedBy: components["schemas"]["ActorName"];
            /** @description Who approved it. Null if nobody had to. */
            approvedBy: components["schemas"]["ActorName"] | null;
            /** @description When it was approved. */
            createdAt: components["schemas"]["Moment"];
            /** @description From when it is paid. */
            inForceAt: components["schemas"]["Moment"];
        };
        /** @description What is paid in one currency, now and then. */
        CurrencyAccounts: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The account that is paid now. Null if none is. */
            inForce: components["schemas"]["SettlementAccount"] | null;
            /** @description The change that waits. Null if none does. */
            waiting: components["schemas"]["SettlementAccount"] | null;
        };
        /** @description Where a merchant's own money goes. */
        SettlementAccounts: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description What was given at registration, which a change can name. Null if the merchant did not register itself. */
            registered: components["schemas"]["RegisteredAccount"] | null;
            /**
             * Waiting time
             * @description For how many days a change waits before it is in force.
             * @example 3
             */
            waitingDays: number;
            /** @description By currency, those with an account in force or one that waits. */
            currencies: components["schemas"]["CurrencyAccounts"][];
        };
        /** @description Another account for a merchant's own money, in one currency. */
        ChangeSettlementAccountRequest: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The payout method by which the account is paid, by the `withdrawType` of the merchant interface. A card is none of them. */
            method: components["schemas"]["SettlementMethod"];
            /**
             * Settlement account
             * @description IBAN, account number, CLABE or Pix key. Spaces are ignored. Left out, it is the account that was given at registration. It is sealed, and only its last characters are shown from then on.
             * @example DE89 3704 0044 0532 0130 00
             */
            account?: string;
            /** @description In whose name the account is, as the bank has it. */
            holder: components["schemas"]["SettlementHolder"];
            /** @description Name of the bank of the settlement account. */
            bank: components["schemas"]["SettlementBank"];
            /** @description The code of the bank (ISO 9362). */
            bic?: components["schemas"]["Bic"];
            /**
             * @description What is paid to the merchant while a change waits.
             * @default old
             */
            meanwhile?: components["schemas"]["Meanwhile"];
        };
        /**
         * Rhythm of payouts
         * @description When a merchant is paid automatically.
         * @example weekly
         * @enum {string}
         */
        ScheduleRhythm: "manual" | "daily" | "weekly" | "monthly";
        /**
         * Day of the week
         * @description From 1 on Monday to 7 on Sunday.
         * @example 1
         */
        ScheduleWeekday: number;
        /**
         * Day of the month
         * @description 31 is the last day of every month.
         * @example 31
         */
        ScheduleMonthDay: number;
        /**
         * Amount of a schedule
         * @description Amount of money of zero or more as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is that of the schedule.
         * @example 250.00
         */
        ScheduleAmount: string;
        /**
         * Bank calendar
         * @description On which days banks work. What falls on another day is due on the next one.
         * @example TARGET
         * @enum {string}
         */
        BankCalendar: "TARGET" | "GB" | "US" | "WEEKENDS";
        /**
         * Cut-off
         * @description The time of day, in the merchant's time zone, at which what is available is paid.
         * @example 08:00
         */
        CutOff: string;
        /** @description When a merchant is paid automatically in one currency, and how much. */
        PayoutSchedule: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description When a merchant is paid automatically. */
            rhythm: components["schemas"]["ScheduleRhythm"];
            /** @description The day of the week. Null unless it is weekly. */
            weekday: components["schemas"]["ScheduleWeekday"] | null;
            /** @description The day of the month. Null unless it is monthly. */
            monthDay: components["schemas"]["ScheduleMonthDay"] | null;
            /** @description A payout is made from this amount on. */
            amountMin: components["schemas"]["ScheduleAmount"];
            /** @description How much stays in the balance. */
            keepBack: components["schemas"]["ScheduleAmount"];
            /** @description A payout above this amount waits for a person. Null if only the rules for approvals decide. */
            aloneMax: components["schemas"]["ScheduleAmount"] | null;
            /** @description On which days banks work. What falls on another day is due on the next one. */
            calendar: components["schemas"]["BankCalendar"];
            /** @description The time of day, in the merchant's time zone, at which what is available is paid. */
            cutOff: components["schemas"]["CutOff"];
            /** @description Who asked for it. */
            setBy: components["schemas"]["ActorName"];
            /** @description Who approved it. Null if nobody had to. */
            approvedBy: components["schemas"]["ActorName"] | null;
            /** @description When it was approved. */
            setAt: components["schemas"]["Moment"];
            /** @description The next due date. Null if there is none. */
            nextDay: components["schemas"]["LedgerDay"] | null;
            /** @description The cut-off of the next due date. Null if there is none. */
            nextAt: components["schemas"]["Moment"] | null;
        };
        /** @description When a merchant is paid automatically. */
        PayoutSchedules: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The time zone of the merchant's days and cut-offs. */
            timeZone: components["schemas"]["TimeZoneName"];
            /**
             * Own time zone
             * @description Whether it is the merchant's own, and not that of the gateway.
             * @example true
             */
            ownTimeZone: boolean;
            /** @description By currency, those that were ever set. All others are manual. */
            schedules: components["schemas"]["PayoutSchedule"][];
        };
        /** @description When a merchant is paid automatically in one currency, and how much. */
        SetPayoutScheduleRequest: {
            /** @description When a merchant is paid automatically. */
            rhythm: components["schemas"]["ScheduleRhythm"];
            /** @description From 1 on Monday to 5 on Friday. Only for weekly. */
            weekday?: components["schemas"]["ScheduleWeekday"];
            /** @description 31 is the last day of every month. Only for monthly. */
            monthDay?: components["schemas"]["ScheduleMonthDay"];
            /**
             * @description A payout is made from this amount on; below it, the money waits for the next due date.
             * @default 0.00
             */
            amountMin?: components["schemas"]["ScheduleAmount"];
            /**
             * @description How much stays in the balance.
             * @default 0.00
             */
            keepBack?: components["schemas"]["ScheduleAmount"];
            /** @description A payout above this amount waits for a person. Left out, only the rules for approvals decide. */
            aloneMax?: components["schemas"]["ScheduleAmount"];
            /**
             * @description On which days banks work. What falls on another day is due on the next one.
             * @default TARGET
             */
            calendar?: components["schemas"]["BankCalendar"];
            /**
             * @description The time of day, in the merchant's time zone, at which what is available is paid.
             * @default 08:00
             */
            cutOff?: components["schemas"]["CutOff"];
        };
        /** @description The time zone of a merchant's days. */
        SetMerchantTimeZoneRequest: {
            /** @description The time zone of the merchant's days, cut-offs and statements. Lines that are numbered from now on have days in it. */
            timeZone: components["schemas"]["TimeZoneName"];
        };
        /**
         * State of a run
         * @description What became of a due date.
         * @example paid
         * @enum {string}
         */
        PayoutRunState: "nothing" | "waiting" | "skipped" | "made" | "paid" | "failed" | "returned";
        /**
         * Reason of a run
         * @description Why nothing was paid.
         * @example debt
         * @enum {string}
         */
        PayoutRunReason: "nothingToPay" | "belowMinimum" | "belowFee" | "debt" | "notActive" | "noAccount" | "accountWaits" | "notAgreed" | "noAcquirer" | "failing" | "superseded" | "skippedByPerson";
        /**
         * Amount
         * @description Amount of money above zero as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is in its own field. The maximum is 10^15 of its smallest units, which is ten million in a cryptocurrency.
         * @example 100.00
         */
        Amount: string;
        /** @description What became of a due date. */
        PayoutRun: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The due date, in the merchant's time zone. */
            dueDay: components["schemas"]["LedgerDay"];
            /** @description What became of a due date. */
            state: components["schemas"]["PayoutRunState"];
            /** @description Why nothing was paid. Null if something was, or still waits. */
            reason: components["schemas"]["PayoutRunReason"] | null;
            /** @description What was paid, or waits to be. Null if there is nothing. */
            amount: components["schemas"]["Amount"] | null;
            /**
             * Masked account
             * @description The account; only its last characters are shown. Null if there was none.
             * @example ****3000
             */
            account: string | null;
            /** @description The payout. Null if there is none. */
            tradeNo: components["schemas"]["TradeNumber"] | null;
            /** @description When it was carried out. */
            at: components["schemas"]["Moment"];
            /** @description Who let it go or skipped it. Null if nobody had to. */
            decidedBy: components["schemas"]["ActorName"] | null;
            /** @description When it was let go or skipped. Null if it was not. */
            decidedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * Place of a run
         * @description A due date, merchant and currency, as the end of a page.
         * @example 2026-11-16.200001.EUR
         */
        PayoutRunPlace: string;
        /** @description One page of runs, the newest due date first. */
        PayoutRunPage: {
            /** @description The runs on this page. */
            runs: components["schemas"]["PayoutRun"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["PayoutRunPlace"] | null;
        };
        /** @description A due date to come, and what it would pay as things stand now. */
        PayoutToCome: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The due date, in the merchant's time zone. */
            dueDay: components["schemas"]["LedgerDay"];
            /** @description Its cut-off. */
            dueAt: components["schemas"]["Moment"];
            /**
             * Outlook
             * @description What will become of it.
             * @example pays
             * @enum {string}
             */
            outlook: "pays" | "waits" | "nothing";
            /** @description Why nothing is paid. Null if something is. */
            reason: components["schemas"]["PayoutRunReason"] | null;
            /** @description What is paid. Null if there is nothing. */
            amount: components["schemas"]["Amount"] | null;
            /**
             * Masked account
             * @description The account; only its last characters are shown. Null if there is none.
             * @example ****3000
             */
            account: string | null;
        };
        /** @description What goes out automatically, as things stand now. */
        PayoutsToCome: {
            /** @description By cut-off, the first one first. */
            payouts: components["schemas"]["PayoutToCome"][];
            /**
             * Complete
             * @description Whether these are all of them.
             * @example true
             */
            isComplete: boolean;
        };
        /**
         * Deposit number
         * @description The number that you choose for the deposit, unique per merchant: letters, digits, dots, hyphens and underscores.
         * @example DEP-2026-11-15-1
         */
        DepositNumber: string;
        /**
         * Note
         * @description Note that is recorded with the action.
         * @example Opening balance by bank transfer
         */
        Note: components["schemas"]["Line"];
        /** @description Money that the operator adds to a merchant's balance. */
        CreateDepositRequest: {
            /** @description The number that you choose for the deposit, unique per merchant: letters, digits, dots, hyphens and underscores. */
            depositNo: components["schemas"]["DepositNumber"];
            /** @description Amount of money above zero as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is in its own field. The maximum is 10^15 of its smallest units, which is ten million in a cryptocurrency. */
            amount: components["schemas"]["Amount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Note that is recorded with the action. */
            note?: components["schemas"]["Note"];
        };
        /** @description A booked deposit. */
        Deposit: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The number that you choose for the deposit, unique per merchant: letters, digits, dots, hyphens and underscores. */
            depositNo: components["schemas"]["DepositNumber"];
            /** @description Amount of the deposit. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time when it was booked. */
            at: components["schemas"]["Moment"];
        };
        /**
         * Order number of a payout
         * @description The order number that you choose for the payout, unique among all orders of the merchant: letters, digits, dots, hyphens and underscores.
         * @example PAYOUT-2026-11-15-1
         */
        PayoutOrderNumber: string;
        /**
         * Payout method
         * @description The payout method, by the `withdrawType` of the merchant interface.
         * @example PAYOUT_6
         * @enum {string}
         */
        ManualPayoutMethod: "PAYOUT_1" | "PAYOUT_2" | "PAYOUT_3" | "PAYOUT_4" | "PAYOUT_5" | "PAYOUT_6";
        /**
         * Account of the beneficiary
         * @description Card number, account number, CLABE or Pix key, depending on the method. Only its last characters are kept.
         * @example 646180157000000004
         */
        BeneficiaryAccount: string;
        /**
         * Name of the beneficiary
         * @description Name of the beneficiary.
         * @example Grace
         */
        BeneficiaryName: string;
        /**
         * Notification address
         * @description URL that receives the result notification. Without it, none is sent.
         * @example https://shop.example/notify
         */
        PayoutNotifyAddress: string;
        /** @description A payout by hand. */
        CreateManualPayoutRequest: {
            /** @description The order number that you choose for the payout, unique among all orders of the merchant: letters, digits, dots, hyphens and underscores. */
            merOrderNo: components["schemas"]["PayoutOrderNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount of money above zero as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is in its own field. The maximum is 10^15 of its smallest units, which is ten million in a cryptocurrency. */
            amount: components["schemas"]["Amount"];
            /** @description The payout method, by the `withdrawType` of the merchant interface. */
            method: components["schemas"]["ManualPayoutMethod"];
            /** @description Card number, account number, CLABE or Pix key, depending on the method. Only its last characters are kept. */
            account: components["schemas"]["BeneficiaryAccount"];
            /** @description First name of the beneficiary. */
            benFirstName: components["schemas"]["BeneficiaryName"];
            /**
             * @description Last name of the beneficiary.
             * @example Hopper
             */
            benLastName: components["schemas"]["BeneficiaryName"];
            /** @description URL that receives the result notification. Without it, none is sent. */
            notifyUrl?: components["schemas"]["PayoutNotifyAddress"];
        };
        /**
         * Order type
         * @description Type of the order.
         * @example payment
         * @enum {string}
         */
        OrderKind: "payment" | "payout";
        /**
         * Order state
         * @description Success and failure are final.
         * @example success
         * @enum {string}
         */
        OrderState: "processing" | "failure" | "success";
        /**
         * State in the order list
         * @description State of the newest refund that is processing or succeeded; if there is no such refund, the state of the order itself. A failed refund does not change it.
         * @example success
         * @enum {string}
         */
        ListedState: "processing" | "failure" | "success" | "refundProcessing" | "refundFailure" | "refundSuccess";
        /** @description Who paid, or who is paid out to, and with what. Masked; only lists have it, and only while the payer's data is kept. */
        OrderPayer: {
            /**
             * @description The masked email address, or the masked name or account if there is none.
             * @example p***@example.com
             */
            name: string | null;
            /**
             * @description The last four digits of the card, if one was used.
             * @example 4242
             */
            card: string | null;
            /**
             * @description The method that the payer chose on the payment page, if the order itself names none.
             * @example null
             */
            method: string | null;
        };
        /** @description A result scripted by the sandbox. */
        Script: {
            /**
             * @description Name of the script.
             * @example approve
             */
            name: string;
            /**
             * @description Seconds until the later part of the script runs.
             * @example 0
             */
            laterSeconds: number;
        };
        /** @description A payment or payout in its current state. */
        Order: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Type of the order. */
            kind: components["schemas"]["OrderKind"];
            /**
             * @description `CREDIT_CARD`, `PIX` and so on, `CASHIER`, or `PAYOUT_1` to `PAYOUT_6`.
             * @example CREDIT_CARD
             */
            method: string;
            /** @description Success and failure are final. */
            state: components["schemas"]["OrderState"];
            /** @description State of the newest refund that is processing or succeeded; if there is no such refund, the state of the order itself. A failed refund does not change it. */
            listedState: components["schemas"]["ListedState"];
            /**
             * How an order failed
             * @description Present on an order that failed.
             * @example declined
             * @enum {string}
             */
            failureKind?: "expired" | "declined";
            /** @description Who paid, or who is paid out to, and with what. Masked; only lists have it, and only while the payer's data is kept. */
            payer?: components["schemas"]["OrderPayer"];
            /**
             * @description Message from the channel.
             * @example Approved
             */
            message: string;
            /** @description Amount of the order. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /** @description Fee in the settlement currency. */
            handlingFee: components["schemas"]["BookedAmount"];
            /** @description Fee in the settlement currency. */
            transactionFee: components["schemas"]["BookedAmount"];
            /** @description Fees for refunds and chargebacks, in the settlement currency. */
            exceptionFee: components["schemas"]["BookedAmount"];
            /** @description Amount held back as security, in the settlement currency. */
            margin: components["schemas"]["BookedAmount"];
            /** @description Amount that the merchant receives, in the settlement currency. */
            receiveAmount: components["schemas"]["BookedAmount"];
            /** @description Network fee of a crypto payment, in the order currency; present if the channel reported it. */
            gasFee?: components["schemas"]["BookedAmount"];
            /**
             * @description Transaction hash of a crypto payment; present if the channel reported it.
             * @example 9f2c41c07b1de3a4
             */
            transactionHash?: string;
            /**
             * @description Whether it is settled. Null if there is nothing to settle.
             * @example true
             */
            settled: boolean | null;
            /**
             * @description Whether the security has been released.
             * @example true
             */
            marginReleased: boolean;
            /** @description Amount that is not settled yet, in the settlement currency. */
            unsettled: components["schemas"]["BookedAmount"];
            /** @description Amount of security still held, in the settlement currency. */
            marginHeld: components["schemas"]["BookedAmount"];
            /** @description Sum of refunds in progress or completed. */
            refunded: components["schemas"]["BookedAmount"];
            /** @description The amount in the settlement currency. */
            refundedSettle: components["schemas"]["BookedAmount"];
            /** @description Amount of the newest chargeback, open or lost. */
            chargedBack: components["schemas"]["BookedAmount"];
            /** @description The amount in the settlement currency. */
            chargedBackSettle: components["schemas"]["BookedAmount"];
            /**
             * @description Reason given by the bank; empty if there is no chargeback.
             * @example
             */
            chargebackReason: string;
            /**
             * @description URL that receives results.
             * @example https://shop.example/notify
             */
            notifyUrl: string | null;
            /**
             * @description URL that receives chargebacks.
             * @example null
             */
            protestNotifyUrl: string | null;
            /**
             * @description URL to which the payer is redirected afterwards.
             * @example null
             */
            returnUrl: string | null;
            /** @description Result scripted by the sandbox. Null in live mode. */
            script: components["schemas"]["Script"] | null;
            /** @description Present if the acquirer sent the payout back after it had succeeded, in the list of orders and with one order. It keeps its state. */
            reversedAt?: components["schemas"]["Moment"];
            /** @description Time when it was accepted. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when a payment that is waiting for its payer expires. */
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description Time when it reached its final state. */
            finishedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * Beneficiary number
         * @description Identifies a saved beneficiary; newer ones sort after older ones.
         * @example beneficiary_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        BeneficiaryNumber: string;
        /**
         * Label of a beneficiary
         * @description The name by which the merchant's people find the beneficiary.
         * @example Workshop rent
         */
        BeneficiaryLabel: components["schemas"]["Line"];
        /**
         * Masked name
         * @description The first letter of a name.
         * @example G***
         */
        MaskedName: string;
        /** @description Somebody to whom a merchant pays out. */
        Beneficiary: {
            /** @description Identifies a saved beneficiary; newer ones sort after older ones. */
            beneficiaryNo: components["schemas"]["BeneficiaryNumber"];
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The name by which the merchant's people find the beneficiary. */
            label: components["schemas"]["BeneficiaryLabel"];
            /** @description The payout method, by the `withdrawType` of the merchant interface. */
            method: components["schemas"]["ManualPayoutMethod"];
            /**
             * @description The account; only its last characters are shown, of a card number also the first six.
             * @example ****0004
             * @example 424242******4242
             */
            account: string;
            /** @description First name of the beneficiary, masked. */
            benFirstName: components["schemas"]["MaskedName"];
            /**
             * @description Last name of the beneficiary, masked.
             * @example H***
             */
            benLastName: components["schemas"]["MaskedName"];
            /** @description Who saved it. */
            savedBy: components["schemas"]["ActorName"];
            /** @description Who approved it. Null if nobody had to. */
            approvedBy: components["schemas"]["ActorName"] | null;
            /** @description When it was saved. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description One page of beneficiaries, newest first. */
        BeneficiaryPage: {
            /** @description The beneficiaries on this page. */
            beneficiaries: components["schemas"]["Beneficiary"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["BeneficiaryNumber"] | null;
        };
        /** @description A beneficiary to save. */
        SaveBeneficiaryRequest: {
            /** @description The name by which the merchant's people find the beneficiary. */
            label: components["schemas"]["BeneficiaryLabel"];
            /** @description The payout method, by the `withdrawType` of the merchant interface. */
            method: components["schemas"]["ManualPayoutMethod"];
            /** @description Card number, account number, CLABE or Pix key, depending on the method. It is sealed, except for a card number, of which only the first six and the last four digits are kept. */
            account: components["schemas"]["BeneficiaryAccount"];
            /** @description First name of the beneficiary. */
            benFirstName: components["schemas"]["BeneficiaryName"];
            /**
             * @description Last name of the beneficiary.
             * @example Hopper
             */
            benLastName: components["schemas"]["BeneficiaryName"];
        };
        /**
         * Idempotency key
         * @description A random text that you choose for the request.
         * @example 5b1f6c1e-9a57-4a52-8f3f-0d7d2f9f7c11
         */
        IdempotencyKey: string;
        /** @description A payout to a saved beneficiary. */
        PayBeneficiaryRequest: {
            /** @description The order number that you choose for the payout, unique among all orders of the merchant: letters, digits, dots, hyphens and underscores. */
            merOrderNo: components["schemas"]["PayoutOrderNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount of money above zero as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is in its own field. The maximum is 10^15 of its smallest units, which is ten million in a cryptocurrency. */
            amount: components["schemas"]["Amount"];
            /**
             * @description The card number, required for a beneficiary who is paid to a card. It is not kept, and must be the number that was saved. For other methods it must be absent.
             * @example 4242424242424242
             */
            account?: components["schemas"]["BeneficiaryAccount"];
            /** @description URL that receives the result notification. Without it, none is sent. */
            notifyUrl?: components["schemas"]["PayoutNotifyAddress"];
        };
        /** @description The account to which a merchant's money is paid. */
        MerchantSettlementAccount: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description The last characters of the account. Null if none was given.
             * @example ****3000
             */
            account: string | null;
            /** @description Name of its bank. Null if no account was given. */
            bank: components["schemas"]["SettlementBank"] | null;
            /** @description Time of the registration that named it. Null if no account was given. */
            givenAt: components["schemas"]["Moment"] | null;
        };
        /** @description What becomes available on a day in a currency. */
        Settlement: {
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Shares of payments that settle. */
            settles: components["schemas"]["BookedAmount"];
            /** @description Reserves that are released. */
            released: components["schemas"]["BookedAmount"];
            /** @description Both together. If the merchant has a debt, it is paid first. */
            total: components["schemas"]["BookedAmount"];
            /**
             * @description How many payments it comes from; one whose reserve is released on the same day counts twice.
             * @example 3
             */
            orders: number;
        };
        /** @description What becomes available, by day and currency; the next day first. */
        SettlementList: {
            /** @description The days on which something becomes available. What is overdue counts for today. */
            settlements: components["schemas"]["Settlement"][];
            /**
             * @description False if there are too many payments to sum all of them; the oldest are then summed.
             * @example true
             */
            isComplete: boolean;
        };
        /**
         * Place in the list of orders that settle
         * @description What becomes available, and a trade number.
         * @example settlement:TG01M7F8NJE000031N17Q8R7V2X4B6DKM
         */
        SettlementOrderCursor: string;
        /** @description What becomes available from one payment. */
        SettlementOrder: {
            /**
             * @description Whether its share settles, or its reserve is released.
             * @example settlement
             * @enum {string}
             */
            what: "settlement" | "marginRelease";
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description What is left of it now. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description When it is due. */
            at: components["schemas"]["Moment"];
        };
        /** @description One page of orders that settle on a day. */
        SettlementOrderPage: {
            /** @description The orders on this page. */
            orders: components["schemas"]["SettlementOrder"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["SettlementOrderCursor"] | null;
        };
        /**
         * Place in the list of batches
         * @description A time and a batch number.
         * @example 1794735000000:2026-0031
         */
        BatchCursor: string;
        /**
         * Batch number
         * @description The number of a batch, by year and merchant. It is in the text of the transfer.
         * @example 2026-0031
         */
        BatchNumber: string;
        /**
         * State of a batch
         * @description What became of its payout.
         * @example paid
         * @enum {string}
         */
        BatchState: "onItsWay" | "paid" | "returned";
        /**
         * Line number
         * @description The number of a line, from 1 for each merchant and currency, without a gap.
         * @example 341
         */
        LineNumber: number;
        /** @description What one payout to the merchant's own account contains. `carriedIn` + `lines` − `payout` − `fee` = `carriedOut`. The five parts of the cut are null until the payout has its number in the series of lines, which is right after an upgrade only. */
        Batch: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The number of a batch, by year and merchant. It is in the text of the transfer. */
            batchNo: components["schemas"]["BatchNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The payout's order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The order number of the payout. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /**
             * @description The merchant's account, masked.
             * @example ****3000
             */
            account: string;
            /** @description What became of its payout. */
            state: components["schemas"]["BatchState"];
            /** @description When it was cut. */
            createdAt: components["schemas"]["Moment"];
            /** @description When the bank said that it was paid. Null if it has not. */
            paidAt: components["schemas"]["Moment"] | null;
            /** @description When the money came back. Null if it has not. */
            returnedAt: components["schemas"]["Moment"] | null;
            /** @description What was paid out. */
            payout: components["schemas"]["BookedAmount"];
            /** @description The fee of the payout. */
            fee: components["schemas"]["BookedAmount"];
            /** @description The number of its first line. Null if it is not known yet. */
            firstLine: components["schemas"]["LineNumber"] | null;
            /** @description The number of its last line, which is that of the payout. Null if it is not known yet. */
            lastLine: components["schemas"]["LineNumber"] | null;
            /** @description What the batch before left. Null if it is not known yet. */
            carriedIn: components["schemas"]["BookedAmount"] | null;
            /** @description What its lines come to, without the payout. Null if it is not known yet. */
            lines: components["schemas"]["BookedAmount"] | null;
            /** @description What it leaves for the next. Null if it is not known yet. */
            carriedOut: components["schemas"]["BookedAmount"] | null;
        };
        /** @description One page of batches, newest first. */
        BatchPage: {
            /** @description The batches on this page. */
            batches: components["schemas"]["Batch"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["BatchCursor"] | null;
        };
        /**
         * Ledger event
         * @description Why money moved.
         * @example payment
         * @enum {string}
         */
        LedgerEvent: "payment" | "settlement" | "marginRelease" | "payoutHold" | "payout" | "payoutReturn" | "payoutReversed" | "refundHold" | "refund" | "refundReturn" | "refundReversed" | "chargeback" | "chargebackWon" | "chargebackLost" | "debtCollection" | "deposit" | "correction";
        /** @description The lines of one kind. `gross` + `fees` + `other` = `net`. */
        BatchSum: {
            /** @description Why money moved. */
            event: components["schemas"]["LedgerEvent"];
            /**
             * @description How many lines there are.
             * @example 12
             */
            count: number;
            /** @description What payers paid, for payments and settlements; otherwise what was changed before fees. */
            gross: components["schemas"]["BookedAmount"];
            /** @description Fees, below zero if they were taken. */
            fees: components["schemas"]["BookedAmount"];
            /** @description What was kept in reserve, went to a debt, or was refunded before it settled. */
            other: components["schemas"]["BookedAmount"];
            /** @description What it changed in the available balance. */
            net: components["schemas"]["BookedAmount"];
        };
        /** @description A batch with the sums of its lines. */
        BatchContents: {
            /** @description What one payout to the merchant's own account contains. `carriedIn` + `lines` − `payout` − `fee` = `carriedOut`. The five parts of the cut are null until the payout has its number in the series of lines, which is right after an upgrade only. */
            batch: components["schemas"]["Batch"];
            /** @description Its lines without the payout, by kind. Null if they are not numbered yet, or too many to sum for a response. */
            sums: components["schemas"]["BatchSum"][] | null;
        };
        /** @description A line of a batch. `gross` + `fees` + `other` = `net`. */
        BatchLine: {
            /** @description The number of a line, from 1 for each merchant and currency, without a gap. */
            number: components["schemas"]["LineNumber"];
            /** @description Why money moved. */
            event: components["schemas"]["LedgerEvent"];
            /**
             * @description Number of the order, refund, chargeback, deposit or correction.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string;
            /** @description The order that it is about; null if it is about none. */
            tradeNo: components["schemas"]["TradeNumber"] | null;
            /** @description The merchant's number of that order; null if it is about none. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"] | null;
            /** @description The day on which it was booked, in the merchant's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description When it was booked. */
            at: components["schemas"]["Moment"];
            /** @description What the payer paid, for a payment or settlement; otherwise what was changed before fees. */
            gross: components["schemas"]["BookedAmount"];
            /** @description Fees, below zero if they were taken. */
            fees: components["schemas"]["BookedAmount"];
            /** @description What was kept in reserve, went to a debt, or was refunded before it settled. */
            other: components["schemas"]["BookedAmount"];
            /** @description What it changed in the available balance. */
            net: components["schemas"]["BookedAmount"];
            /** @description What was available after it. */
            available: components["schemas"]["BookedAmount"];
        };
        /** @description One page of the lines of a batch, in the order of their numbers. */
        BatchLinePage: {
            /** @description The lines on this page. */
            lines: components["schemas"]["BatchLine"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["LineNumber"] | null;
        };
        /** @description What an order, a refund or a chargeback of it changed in the available balance, and the payout that it is in. */
        OrderLine: {
            /** @description The number of a line, from 1 for each merchant and currency, without a gap. */
            number: components["schemas"]["LineNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Why money moved. */
            event: components["schemas"]["LedgerEvent"];
            /**
             * @description Number of the order, refund or chargeback.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string;
            /** @description The day on which it was booked, in the merchant's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description What it changed in the available balance. */
            net: components["schemas"]["BookedAmount"];
            /** @description The batch that it is in; null if it is in none yet. */
            batchNo: components["schemas"]["BatchNumber"] | null;
            /** @description The state of that batch; null if it is in none yet. */
            state: components["schemas"]["BatchState"] | null;
            /** @description When that batch was paid. Null if it was not. */
            paidAt: components["schemas"]["Moment"] | null;
        };
        /** @description In which payouts the money of an order is. */
        OrderLines: {
            /** @description What it changed in the available balance, by currency, in the order of the lines' numbers. */
            lines: components["schemas"]["OrderLine"][];
            /** @description When its share settles. Null if nothing is left to settle. */
            settlesAt: components["schemas"]["Moment"] | null;
            /** @description When its reserve is released. Null if nothing is held. */
            releasedAt: components["schemas"]["Moment"] | null;
            /** @description The batch that the order itself is the payout of. Null for payments, and for payouts to other accounts. */
            batchNo: components["schemas"]["BatchNumber"] | null;
        };
        /** @description What a merchant has in a currency at one point in time. */
        StatementBalance: {
            /** @description The sum of the parts below. */
            total: components["schemas"]["BookedAmount"];
            /** @description Can be paid out. */
            available: components["schemas"]["BookedAmount"];
            /** @description Earned but not settled yet. */
            pending: components["schemas"]["BookedAmount"];
            /** @description Held back as security. */
            margin: components["schemas"]["BookedAmount"];
            /** @description Held for payouts in progress. */
            payoutHold: components["schemas"]["BookedAmount"];
            /** @description Held for refunds in progress. */
            refundHold: components["schemas"]["BookedAmount"];
            /** @description Held for open chargebacks. */
            chargebackHold: components["schemas"]["BookedAmount"];
            /** @description What the merchant owes; zero or negative. */
            debt: components["schemas"]["BookedAmount"];
        };
        /** @description What one kind of event changed in the period. */
        StatementMovement: {
            /** @description Why money moved. */
            event: components["schemas"]["LedgerEvent"];
            /**
             * @description How many events there were.
             * @example 12
             */
            count: number;
            /** @description Money that came in from outside, or left; negative if it left. */
            gross: components["schemas"]["BookedAmount"];
            /**
             * @description Fees; negative if they were charged.
             * @example -2.90
             */
            fees: components["schemas"]["BookedAmount"];
            /**
             * @description What came from another currency, or went into one.
             * @example 0.00
             */
            exchanged: components["schemas"]["BookedAmount"];
            /** @description The sum of the three. */
            net: components["schemas"]["BookedAmount"];
        };
        /** @description A merchant's money in one currency over a period. */
        Statement: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description First day of the period. */
            from: components["schemas"]["LedgerDay"];
            /** @description Last day of the period. */
            to: components["schemas"]["LedgerDay"];
            /** @description The zone of its days. */
            timeZone: components["schemas"]["TimeZoneName"];
            /** @description What was booked before this moment is in the statement. If the period is not over, it is now. */
            until: components["schemas"]["Moment"];
            /** @description At the start of the first day. */
            opening: components["schemas"]["StatementBalance"];
            /** @description What changed it, by kind. */
            movements: components["schemas"]["StatementMovement"][];
            /** @description At the end of the last day, or now. */
            closing: components["schemas"]["StatementBalance"];
        };
        /**
         * Number of days
         * @description From 1 to 90.
         * @default 1
         * @example 30
         */
        FigureDays: number;
        /** @description How many there are in a currency, and their sum. */
        CurrencyCount: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How many.
             * @example 2
             */
            count: number;
            /** @description Their sum. */
            amount: components["schemas"]["BookedAmount"];
        };
        /** @description Refunds and chargebacks by the time of their creation. */
        ReturnCounts: {
            /** @description Refunds that succeeded or are in progress, by currency. */
            refunds: components["schemas"]["CurrencyCount"][];
            /** @description Chargebacks that were opened, whatever became of them, by currency. */
            chargebacks: components["schemas"]["CurrencyCount"][];
        };
        /** @description Refunds and chargebacks of a merchant. */
        Returns: {
            /** @description Of today. */
            now: components["schemas"]["ReturnCounts"];
            /** @description Of the last days, with today. */
            period: components["schemas"]["ReturnCounts"];
        };
        /**
         * Correction number
         * @description The number that you choose for the correction, unique per merchant, or per order if one is given: letters, digits, dots, hyphens and underscores.
         * @example COR-2026-11-15-1
         */
        CorrectionNumber: string;
        /**
         * Account of a correction
         * @description An account that no order is responsible for.
         * @example fees
         * @enum {string}
         */
        CorrectableAccount: "available" | "debt" | "fees" | "channel";
        /** @description A movement of money between two accounts of a merchant. */
        CreateCorrectionRequest: {
            /** @description The number that you choose for the correction, unique per merchant, or per order if one is given: letters, digits, dots, hyphens and underscores. */
            correctionNo: components["schemas"]["CorrectionNumber"];
            /** @description Account that the money is taken from. */
            from: components["schemas"]["CorrectableAccount"];
            /**
             * @description Account that receives the money.
             * @example available
             */
            to: components["schemas"]["CorrectableAccount"];
            /** @description Amount of money above zero as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is in its own field. The maximum is 10^15 of its smallest units, which is ten million in a cryptocurrency. */
            amount: components["schemas"]["Amount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The order that it concerns, whose timeline then shows it. */
            tradeNo?: components["schemas"]["TradeNumber"];
            /**
             * Note
             * @description What is corrected, and why; recorded with the action.
             * @example Fee charged twice
             */
            note: components["schemas"]["Line"];
        };
        /** @description A booked correction. */
        Correction: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The number that you choose for the correction, unique per merchant, or per order if one is given: letters, digits, dots, hyphens and underscores. */
            correctionNo: components["schemas"]["CorrectionNumber"];
            /** @description Account that the money is taken from. */
            from: components["schemas"]["CorrectableAccount"];
            /**
             * @description Account that receives the money.
             * @example available
             */
            to: components["schemas"]["CorrectableAccount"];
            /** @description Amount that was moved. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The order that it concerns, if any.
             * @example null
             */
            tradeNo: string | null;
            /** @description Time when it was booked. */
            at: components["schemas"]["Moment"];
        };
        /**
         * Link number
         * @description The gateway's unique number for the payment link. It cannot be guessed.
         * @example PL01M7FC3E2000031N13M5Q8R7V2X4B6D
         */
        LinkNumber: string;
        /**
         * Title of a link
         * @description What is sold, in a few words. Payers see it.
         * @example Pottery class, Saturday
         */
        LinkTitle: string;
        /**
         * Paragraphs of text
         * @description Text that may have several lines; no other control characters.
         * @example A text of several lines.
         */
        ParagraphText: string;
        /**
         * Text of a link
         * @description More about what is sold, in plain text. Payers see it.
         * @example Three hours, clay and glaze included.
         */
        LinkText: components["schemas"]["ParagraphText"];
        /**
         * Methods of a link
         * @description The methods that payers can choose.
         * @example [
         *       "CREDIT_CARD",
         *       "PIX"
         *     ]
         */
        LinkMethods: ("CREDIT_CARD" | "UNIONPAY_H5" | "WECHAT" | "ALIPAY" | "APPLE_PAY" | "VN_BANK" | "CASH_APP" | "CRYPTO" | "GCASH" | "GOOGLE_PAY" | "PIX" | "PER_TRANSFER" | "SEPA" | "SPEI")[];
        /**
         * Number of payments
         * @description How many payments can be made with the link. `1` is a link for one payment.
         * @example 1
         */
        LinkUses: number;
        /**
         * Reference of a link
         * @description The merchant's own note, such as the number of an invoice. Payers do not see it.
         * @example INVOICE-2041
         */
        LinkReference: components["schemas"]["Line"];
        /**
         * Notification address
         * @description URL that receives the result of each payment. Without it, none is sent.
         * @example https://shop.example/notify
         */
        LinkNotifyAddress: string;
        /**
         * Return address
         * @description URL to which payers can go after they have paid.
         * @example https://shop.example/thanks
         */
        LinkReturnAddress: string;
        /**
         * Cancel address
         * @description URL to which payers go back without having paid. Without it, they stay on the page of the link.
         * @example https://shop.example/classes
         */
        LinkCancelAddress: string;
        /**
         * Whether a link asks
         * @description Whether payers have to answer.
         * @example required
         * @enum {string}
         */
        LinkAsk: "required" | "optional";
        /**
         * What a link asks for
         * @description What payers are asked for before they pay, each `required` or `optional`. What is left out is not asked for. The answers are kept with the order, in the same fields as those that a shop sends.
         */
        LinkAsks: {
            /** @description The payer's name. */
            name?: components["schemas"]["LinkAsk"];
            /** @description The payer's e-mail address. */
            email?: components["schemas"]["LinkAsk"];
            /** @description The payer's telephone number. */
            phone?: components["schemas"]["LinkAsk"];
            /** @description The address to deliver to. */
            address?: components["schemas"]["LinkAsk"];
            /** @description A note from the payer to the merchant. */
            note?: components["schemas"]["LinkAsk"];
        };
        /**
         * Largest quantity
         * @description Payers choose how many they buy, from 1 to this, and pay as many times the fixed amount. Without it, they buy one.
         * @example 4
         */
        LinkQuantity: number;
        /**
         * Masked payer
         * @description A payer's e-mail address or name, masked.
         * @example a***@example.com
         */
        MaskedPayer: string;
        /** @description A payment link in its current state. */
        Link: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The gateway's unique number for the payment link. It cannot be guessed. */
            linkNo: components["schemas"]["LinkNumber"];
            /**
             * @description The address to give to payers.
             * @example http://localhost:8080/pay/PL01M7FC3E2000031N13M5Q8R7V2X4B6D
             */
            url: string;
            /**
             * State of a link
             * @description Whether payers can start a payment.
             * @example open
             * @enum {string}
             */
            state: "open" | "usedUp" | "expired" | "revoked";
            /** @description What is sold, in a few words. Payers see it. */
            title: components["schemas"]["LinkTitle"];
            /** @description More about what is sold. Null if there is none. */
            text: components["schemas"]["LinkText"] | null;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The fixed amount. Null if the payer chooses. */
            amount: components["schemas"]["Amount"] | null;
            /** @description The least that a payer can choose. Null if there is no such limit. */
            amountMin: components["schemas"]["Amount"] | null;
            /** @description The most that a payer can choose. Null if there is no such limit. */
            amountMax: components["schemas"]["Amount"] | null;
            /** @description The methods that it offers. Null for all methods of the merchant. */
            methods: components["schemas"]["LinkMethods"] | null;
            /** @description How many payments can be made. Null if there is no limit. */
            usesMax: components["schemas"]["LinkUses"] | null;
            /**
             * @description How many payments have succeeded.
             * @example 1
             */
            uses: number;
            /**
             * @description How many payments are open now. Of a link with a limit, they count towards it until they fail or expire.
             * @example 0
             */
            paying: number;
            /** @description Sum of the payments that have succeeded, before refunds. */
            paidAmount: components["schemas"]["BookedAmount"];
            /** @description From then on nobody can start a payment. Null if there is no end. */
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description The merchant's own note. Null if there is none. */
            reference: components["schemas"]["LinkReference"] | null;
            /** @description URL that receives the results. Null if there is none. */
            notifyUrl: components["schemas"]["LinkNotifyAddress"] | null;
            /** @description URL to which payers can go afterwards. Null if there is none. */
            returnUrl: components["schemas"]["LinkReturnAddress"] | null;
            /** @description URL to which payers go back without having paid. Null if there is none. */
            cancelUrl: components["schemas"]["LinkCancelAddress"] | null;
            /** @description What payers are asked for before they pay, each `required` or `optional`. What is left out is not asked for. The answers are kept with the order, in the same fields as those that a shop sends. */
            asks: components["schemas"]["LinkAsks"];
            /** @description How many a payer can buy at once. Null if payers buy one. */
            quantityMax: components["schemas"]["LinkQuantity"] | null;
            /**
             * @description Counts the changes. Send it as `replaces` to change the link.
             * @example 1
             */
            version: number;
            /** @description The e-mail address or name of whoever paid last, masked. Null if nobody has paid, gave one, or it was erased. */
            lastPayer: components["schemas"]["MaskedPayer"] | null;
            /** @description Time when it was created. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when it was revoked. Null if it was not. */
            revokedAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of payment links. */
        LinkPage: {
            /** @description The links on this page, newest first. */
            links: components["schemas"]["Link"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["LinkNumber"] | null;
        };
        /** @description A new payment link. With `amount` the amount is fixed; without it the payer chooses one, from `amountMin` to `amountMax`. */
        CreateLinkRequest: {
            /** @description What is sold, in a few words. Payers see it. */
            title: components["schemas"]["LinkTitle"];
            /** @description More about what is sold, in plain text. Payers see it. */
            text?: components["schemas"]["LinkText"];
            /** @description Currency in which payers pay. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The fixed amount. Without it, the payer chooses. */
            amount?: components["schemas"]["Amount"];
            /** @description The least that a payer can choose. Without it, anything above zero. */
            amountMin?: components["schemas"]["Amount"];
            /** @description The most that a payer can choose. Without it, as much as a payment can be. */
            amountMax?: components["schemas"]["Amount"];
            /** @description Payers choose how many they buy, from 1 to this, and pay as many times the fixed amount. Without it, they buy one. */
            quantityMax?: components["schemas"]["LinkQuantity"];
            /** @description Of the merchant's methods, those that this link offers. Without it, all of them. */
            methods?: components["schemas"]["LinkMethods"];
            /** @description What payers are asked for before they pay, each `required` or `optional`. What is left out is not asked for. The answers are kept with the order, in the same fields as those that a shop sends. */
            asks?: components["schemas"]["LinkAsks"];
            /** @description After so many payments the link is used up. Without it, there is no limit. */
            usesMax?: components["schemas"]["LinkUses"];
            /** @description From then on nobody can start a payment. Without it, the link stays open until it is revoked. */
            expiresAt?: components["schemas"]["Moment"];
            /** @description The merchant's own note, such as the number of an invoice. Payers do not see it. */
            reference?: components["schemas"]["LinkReference"];
            /** @description URL that receives the result of each payment. Without it, none is sent. */
            notifyUrl?: components["schemas"]["LinkNotifyAddress"];
            /** @description URL to which payers can go after they have paid. */
            returnUrl?: components["schemas"]["LinkReturnAddress"];
            /** @description URL to which payers go back without having paid. Without it, they stay on the page of the link. */
            cancelUrl?: components["schemas"]["LinkCancelAddress"];
        };
        /** @description What a payment link shall be from now on. A field that is left out is removed. The currency stays, because sums of what was paid are in it. */
        UpdateLinkRequest: {
            /**
             * Version that is replaced
             * @description The `version` of the link that you saw. If it has changed meanwhile, nothing is done.
             * @example 1
             */
            replaces: number;
            /** @description What is sold, in a few words. Payers see it. */
            title: components["schemas"]["LinkTitle"];
            /** @description More about what is sold, in plain text. Payers see it. */
            text?: components["schemas"]["LinkText"];
            /** @description The fixed amount. Without it, the payer chooses. */
            amount?: components["schemas"]["Amount"];
            /** @description The least that a payer can choose. Without it, anything above zero. */
            amountMin?: components["schemas"]["Amount"];
            /** @description The most that a payer can choose. Without it, as much as a payment can be. */
            amountMax?: components["schemas"]["Amount"];
            /** @description Payers choose how many they buy, from 1 to this, and pay as many times the fixed amount. Without it, they buy one. */
            quantityMax?: components["schemas"]["LinkQuantity"];
            /** @description Of the merchant's methods, those that this link offers. Without it, all of them. */
            methods?: components["schemas"]["LinkMethods"];
            /** @description What payers are asked for before they pay, each `required` or `optional`. What is left out is not asked for. The answers are kept with the order, in the same fields as those that a shop sends. */
            asks?: components["schemas"]["LinkAsks"];
            /** @description After so many payments the link is used up. Without it, there is no limit. It must not be less than the payments that were made or are being made. */
            usesMax?: components["schemas"]["LinkUses"];
            /** @description From then on nobody can start a payment. Without it, the link stays open until it is revoked. */
            expiresAt?: components["schemas"]["Moment"];
            /** @description The merchant's own note, such as the number of an invoice. Payers do not see it. */
            reference?: components["schemas"]["LinkReference"];
            /** @description URL that receives the result of each payment. Without it, none is sent. */
            notifyUrl?: components["schemas"]["LinkNotifyAddress"];
            /** @description URL to which payers can go after they have paid. */
            returnUrl?: components["schemas"]["LinkReturnAddress"];
            /** @description URL to which payers go back without having paid. Without it, they stay on the page of the link. */
            cancelUrl?: components["schemas"]["LinkCancelAddress"];
        };
        /** @description An order that a payer started with a link. */
        LinkPayment: {
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Success and failure are final. */
            state: components["schemas"]["OrderState"];
            /** @description State of the newest refund that is processing or succeeded; if there is no such refund, the state of the order itself. A failed refund does not change it. */
            listedState: components["schemas"]["ListedState"];
            /** @description Amount of the order. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How many the payer buys.
             * @example 1
             */
            quantity: number;
            /** @description The payer's e-mail address or name, masked. Null if the link did not ask for them, or they were erased. */
            payer: components["schemas"]["MaskedPayer"] | null;
            /** @description Time when the payer started it. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when it reached its final state. */
            finishedAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of the orders of a link. */
        LinkPaymentPage: {
            /** @description The orders on this page, newest first. */
            payments: components["schemas"]["LinkPayment"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["TradeNumber"] | null;
        };
        /**
         * Result of a request
         * @description Whether the gateway accepted the request.
         * @example refused
         * @enum {string}
         */
        RequestResult: "ok" | "refused";
        /**
         * Operation of the merchant interface
         * @description The operationId of an operation of the merchant interface.
         * @example createPayment
         */
        MerchantOperationName: string;
        /**
         * Code of a response
         * @description The code of the merchant interface's response; 00000 is success.
         * @example 10002
         */
        AnswerCode: string;
        /**
         * Request ID
         * @description Identifies a request. The response to it has the same in the header `X-Request-Id`.
         * @example req_01K9ZC3M5Q8R7V2X4B6D
         */
        RequestId: string;
        /** @description A request to the merchant interface. */
        LoggedRequest: {
            /** @description Identifies a request. The response to it has the same in the header `X-Request-Id`. */
            requestId: components["schemas"]["RequestId"];
            /** @description Time when it came. */
            at: components["schemas"]["Moment"];
            /** @description The operationId of an operation of the merchant interface. */
            operation: components["schemas"]["MerchantOperationName"];
            /** @description Whether the gateway accepted the request. */
            result: components["schemas"]["RequestResult"];
            /**
             * @description HTTP status of the response.
             * @example 200
             */
            status: number;
            /** @description The code of the merchant interface's response; 00000 is success. */
            code: components["schemas"]["AnswerCode"];
            /**
             * @description Message of the response. Empty if the response was a page.
             * @example The signature is wrong.
             */
            message: string;
            /**
             * @description Time from the head of the request to its response.
             * @example 1.2
             */
            milliseconds: number;
            /**
             * @description The order number that it names. Null if it names none.
             * @example ORDER-1001
             */
            merOrderNo: string | null;
            /** @description The order that it created or is about. Null if there is none. */
            tradeNo: components["schemas"]["TradeNumber"] | null;
            /**
             * @description Whether it carried the merchant's signature. Anybody can send one that does not.
             * @example false
             */
            proven: boolean;
            /**
             * @description How many more requests came about then that were not kept, because there were too many.
             * @example 0
             */
            lost: number;
        };
        /** @description One page of requests, newest first. */
        LoggedRequestPage: {
            /** @description The requests on this page. */
            requests: components["schemas"]["LoggedRequest"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["RequestId"] | null;
            /**
             * @description For how many days requests are kept; 0 if none are.
             * @example 7
             */
            keptDays: number;
        };
        /** @description A check of a request, and whether it passed. */
        RequestStep: {
            /**
             * @description The error code with which a request is refused that does not pass it.
             * @example 10002
             */
            code: string;
            /**
             * @description What is checked.
             * @example The signature over merNo, merOrderNo, currencyCode, sourceAmount is right.
             */
            text: string;
            /**
             * @description Whether it passed. The first failure is the answer, so later checks are not made.
             * @example failed
             * @enum {string}
             */
            result: "passed" | "failed" | "notMade";
            /**
             * @description Why it failed. Null if it did not.
             * @example The sign was made without the merchant key; append it to the string.
             */
            problem: string | null;
        };
        /** @description A field of the text that is signed. */
        SignedPart: {
            /**
             * @description Name of the field.
             * @example merOrderNo
             */
            field: string;
            /**
             * @description Its part of the text, masked like the body.
             * @example ORDER-1001
             */
            text: string;
        };
        /** @description The text that the gateway signs to check a request. */
        SignedText: {
            /**
             * @description How it is signed. With `md5`, the merchant key is appended to the text.
             * @example md5
             * @enum {string}
             */
            form: "md5" | "rsa-sha256";
            /** @description The fields in the order in which they are joined, without a separator. */
            parts: components["schemas"]["SignedPart"][];
        };
        /** @description A header of a request. */
        RequestHeader: {
            /**
             * @description Name of the header.
             * @example Content-Type
             */
            name: string;
            /**
             * @description Its value; `***` if it is not kept.
             * @example application/json
             */
            value: string;
        };
        /** @description A request as it can be sent again. Fields have the names of the contract; `sign` and fields that the operation does not have are left out. */
        RequestSample: {
            /**
             * @description The body as JSON. In place of values that are not kept it has test values in the sandbox, and names such as `<cardNo>` in live mode.
             * @example {"merNo":100001,"merOrderNo":"ORDER-1001"}
             */
            body: string;
            /**
             * @description Fields whose values are not kept.
             * @example [
             *       "cardNo"
             *     ]
             */
            replaced: string[];
            /**
             * @description Whether it creates an order, and so needs an order number that was not used before.
             * @example true
             */
            createsOrder: boolean;
        };
        /** @description A request with its checks, what it sent, and what it was answered. */
        LoggedRequestStory: {
            /** @description A request to the merchant interface. */
            request: components["schemas"]["LoggedRequest"];
            /**
             * @description Why it was refused, as far as the gateway can tell. Null if it was not.
             * @example The sign was made without the merchant key; append it to the string.
             */
            cause: string | null;
            /**
             * @description What to do about it. Null if it was not refused.
             * @example Compare the string you sign with the one the sandbox shows.
             */
            remedy: string | null;
            /** @description The checks of this operation, in the order in which the gateway makes them. */
            checks: components["schemas"]["RequestStep"][];
            /** @description What the gateway signed. Null if the signature was not compared. */
            signed: components["schemas"]["SignedText"] | null;
            /**
             * @description Path of the operation.
             * @example /payment
             */
            path: string;
            /**
             * @description The kind of the request, such as its `paymentType`. Null if it has none, or it could not be told.
             * @example ALIPAY
             */
            variant: string | null;
            /**
             * @description The network that it came from, masked.
             * @example 203.0.***
             */
            from: string;
            /** @description The headers, masked. */
            headers: components["schemas"]["RequestHeader"][];
            /**
             * @description The body as JSON, masked. Null if it was not kept.
             * @example {"merNo":100001}
             */
            body: string | null;
            /**
             * @description Bytes of the body as it came.
             * @example 512
             */
            bodyBytes: number;
            /**
             * @description Why the body is not shown. Null if it is.
             * @example null
             * @enum {string|null}
             */
            bodyLeftOut: "unreadable" | "tooLarge" | null;
            /**
             * @description The response as JSON. Null if it was a page, or too long.
             * @example {"code":"10002","message":"The signature is wrong."}
             */
            answer: string | null;
            /**
             * @description Bytes of the response.
             * @example 52
             */
            answerBytes: number;
            /**
             * @description Whether it can be replayed. Never in live mode.
             * @example true
             */
            replayable: boolean;
            /** @description The request as it can be sent again. Null if its body was not kept. */
            sample: components["schemas"]["RequestSample"] | null;
        };
        /** @description What a replayed request was answered. */
        ReplayedRequest: {
            /** @description The request that was made. */
            requestId: components["schemas"]["RequestId"];
            /**
             * @description HTTP status of the response.
             * @example 200
             */
            status: number;
            /** @description Code of the response. Null if it was a page. */
            code: components["schemas"]["AnswerCode"] | null;
            /**
             * @description The response as JSON. Null if it was a page.
             * @example {"code":"00000","message":"SUCCESS"}
             */
            answer: string | null;
            /**
             * @description Fields that did not have the values of the first request.
             * @example [
             *       "merOrderNo",
             *       "cardNo"
             *     ]
             */
            replaced: string[];
        };
        /**
         * State of a registration
         * @description What became of a registration.
         * @example pending
         * @enum {string}
         */
        RegistrationState: "unproven" | "pending" | "askedBack" | "approved" | "refused";
        /**
         * Registration ID
         * @description Identifies a registration; it opens nothing.
         * @example registration_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        RegistrationId: string;
        /**
         * Country of a company
         * @description Country in which the company is registered, as a two-letter ISO 3166-1 code.
         * @example DE
         */
        RegistrationCountry: string;
        /**
         * What is the same
         * @description What two registrations have in common.
         * @example website
         * @enum {string}
         */
        DuplicateField: "website" | "account" | "email" | "company";
        /** @description A registration in a list. */
        ListedRegistration: {
            /** @description Identifies a registration; it opens nothing. */
            registrationId: components["schemas"]["RegistrationId"];
            /** @description What became of a registration. */
            state: components["schemas"]["RegistrationState"];
            /** @description Name of the company or shop. */
            company: components["schemas"]["MerchantName"];
            /** @description Origin of the website. */
            website: components["schemas"]["Website"];
            /** @description Country in which the company is registered, as a two-letter ISO 3166-1 code. */
            country: components["schemas"]["RegistrationCountry"];
            /** @description The merchant, once it is approved. Null before. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description Time of the registration. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when the e-mail address was confirmed. Null if it was not. */
            provenAt: components["schemas"]["Moment"] | null;
            /** @description What it has in common with other registrations. */
            duplicates: components["schemas"]["DuplicateField"][];
        };
        /** @description One page of registrations. */
        RegistrationPage: {
            /** @description The registrations on this page, newest first. */
            registrations: components["schemas"]["ListedRegistration"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["RegistrationId"] | null;
        };
        /**
         * Name
         * @description The person's name.
         * @example Mara Lindt
         */
        PersonName: components["schemas"]["Line"];
        /**
         * E-mail address
         * @description E-mail address, with which the person signs in. Upper and lower case are the same. New ones have letters of ASCII, digits and a few signs before the `@`, and are kept in one spelling, with the host in ASCII (`xn--…`).
         * @example mara@example.com
         */
        PersonEmail: string;
        /**
         * Phone number
         * @description Phone number with the country code.
         * @example +49 30 1234567
         */
        PhoneNumber: string;
        /**
         * Methods
         * @description One or more methods.
         * @example [
         *       "CREDIT_CARD",
         *       "PIX"
         *     ]
         */
        Methods: components["schemas"]["Method"][];
        /**
         * Language
         * @description Language of mails.
         * @example en
         * @enum {string}
         */
        LanguageCode: "en" | "zh" | "es" | "pt" | "vi";
        /** @description Who wants to become a merchant, and with what. */
        RegisterMerchantRequest: {
            /** @description Name of the company or shop. */
            company: components["schemas"]["MerchantName"];
            /** @description Origin of the website. */
            website: components["schemas"]["Website"];
            /** @description Name of the person who will own the account. */
            contactName: components["schemas"]["PersonName"];
            /** @description E-mail address of that person. Upper and lower case are the same. */
            email: components["schemas"]["PersonEmail"];
            /** @description Phone number with the country code. */
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Country in which the company is registered, as a two-letter ISO 3166-1 code. */
            country: components["schemas"]["RegistrationCountry"];
            /** @description Currencies that the merchant wants. */
            currencies: components["schemas"]["CurrencyCode"][];
            /** @description Methods that the merchant wants. */
            methods: components["schemas"]["Methods"];
            /**
             * Settlement account
             * @description IBAN or account number to which the merchant's money is paid. Spaces are ignored.
             * @example DE89 3704 0044 0532 0130 00
             */
            account: string;
            /** @description Name of the bank of the settlement account. */
            bank: components["schemas"]["SettlementBank"];
            /**
             * @description Language of mails.
             * @default en
             */
            language?: components["schemas"]["LanguageCode"];
        };
        /** @description What happens next. */
        RegistrationReceipt: {
            /** @description Time until which the link in the mail works. */
            expiresAt: components["schemas"]["Moment"];
        };
        /**
         * Text of a note
         * @description Plain text of one or more lines.
         * @example The shop's server is repaired. Notification resent.
         */
        NoteText: string;
        /** @description What the operator asked back, with the answer. */
        RegistrationQuestion: {
            /** @description The question. */
            question: components["schemas"]["NoteText"];
            /** @description Time of the question. */
            askedAt: components["schemas"]["Moment"];
            /** @description The answer. Null until there is one. */
            answer: components["schemas"]["NoteText"] | null;
            /** @description Time of the answer. Null until there is one. */
            answeredAt: components["schemas"]["Moment"] | null;
        };
        /** @description Another registration or merchant with something in common. */
        RegistrationDuplicate: {
            /** @description What they have in common. */
            same: components["schemas"]["DuplicateField"][];
            /** @description The other registration. Null for a merchant that never registered. */
            registrationId: components["schemas"]["RegistrationId"] | null;
            /** @description The merchant. Null for a registration that was not approved. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description Name of the other. */
            company: components["schemas"]["MerchantName"];
            /** @description State of the other registration. Null for a merchant that never registered. */
            state: components["schemas"]["RegistrationState"] | null;
        };
        /** @description A registration. */
        Registration: {
            /** @description Identifies a registration; it opens nothing. */
            registrationId: components["schemas"]["RegistrationId"];
            /** @description What became of a registration. */
            state: components["schemas"]["RegistrationState"];
            /** @description Name of the company or shop. */
            company: components["schemas"]["MerchantName"];
            /** @description Origin of the website. */
            website: components["schemas"]["Website"];
            /** @description Name of the person who will own the account. */
            contactName: components["schemas"]["PersonName"];
            /** @description E-mail address of that person. Upper and lower case are the same. */
            email: components["schemas"]["PersonEmail"];
            /** @description Phone number. Null if none was given. */
            phone: components["schemas"]["PhoneNumber"] | null;
            /** @description Country in which the company is registered, as a two-letter ISO 3166-1 code. */
            country: components["schemas"]["RegistrationCountry"];
            /** @description Currencies that the merchant wants. */
            currencies: components["schemas"]["CurrencyCode"][];
            /** @description Methods that the merchant wants. */
            methods: components["schemas"]["Methods"];
            /**
             * @description The last characters of the settlement account.
             * @example ****3000
             */
            account: string;
            /** @description Name of the bank of the settlement account. */
            bank: components["schemas"]["SettlementBank"];
            /** @description Language of mails. */
            language: components["schemas"]["LanguageCode"];
            /** @description What the operator asked back, oldest first. */
            questions: components["schemas"]["RegistrationQuestion"][];
            /** @description Why it was refused, as the registrant was told. Null if it was not. */
            refusal: components["schemas"]["NoteText"] | null;
            /** @description The merchant, once it is approved. Null before. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description Time of the registration. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when the e-mail address was confirmed. Null if it was not. */
            provenAt: components["schemas"]["Moment"] | null;
            /** @description Time of approval or refusal. Null if it is not decided. */
            decidedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Who approved or refused it. Null if it is not decided.
             * @example rita@example.com
             */
            decidedBy: string | null;
            /** @description Other registrations and merchants with something in common, at most 50. */
            duplicates: components["schemas"]["RegistrationDuplicate"][];
        };
        /** @description The terms of the new merchant. What is left out is as the registrant wanted it. */
        ApproveRegistrationRequest: {
            /** @description Fees and settlement terms of a new merchant. Absent fields default to zero or null. Fees are in the settlement currency; if that is null, in the currency of each order, with two decimals. */
            terms: components["schemas"]["NewTerms"];
            /** @description Methods that the merchant may use. Null allows all. Left out, it gets the wanted ones, the cashier and all payouts. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. Left out, it gets the wanted ones. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
        };
        /** @description What to ask the registrant. */
        AskBackRequest: {
            /** @description The question, as the registrant will read it. */
            question: components["schemas"]["NoteText"];
        };
        /** @description Why the registration is refused. */
        RefuseRegistrationRequest: {
            /** @description The reason, as the registrant will read it. */
            refusal: components["schemas"]["NoteText"];
        };
        /**
         * Link of a registration
         * @description The last part of the address in a mail about the registration.
         * @example registration_01M7F8NJE01N1K9ZC3M5Q8R7.3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
         */
        RegistrationLink: string;
        /** @description The link of a mail about a registration. */
        RegistrationLinkRequest: {
            /** @description The last part of the address in a mail about the registration. */
            link: components["schemas"]["RegistrationLink"];
        };
        /** @description A registration as its registrant sees it. */
        OwnRegistration: {
            /** @description What became of a registration. */
            state: components["schemas"]["RegistrationState"];
            /** @description Name of the company or shop. */
            company: components["schemas"]["MerchantName"];
            /** @description Origin of the website. */
            website: components["schemas"]["Website"];
            /** @description What the operator asked back, oldest first. */
            questions: components["schemas"]["RegistrationQuestion"][];
            /** @description Why it was refused, as the registrant was told. Null if it was not. */
            refusal: components["schemas"]["NoteText"] | null;
            /** @description The merchant, once it is approved. Null before. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description Time of the registration. */
            createdAt: components["schemas"]["Moment"];
            /**
             * @description Whether the owner still has to accept an invitation.
             * @example false
             */
            isInvited: boolean;
        };
        /** @description The answer to what the operator asked back. */
        AnswerQuestionsRequest: {
            /** @description The last part of the address in a mail about the registration. */
            link: components["schemas"]["RegistrationLink"];
            /** @description The answer. */
            answer: components["schemas"]["NoteText"];
        };
        /**
         * Mail ID
         * @description Identifies a mail.
         * @example mail_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        MailId: string;
        /**
         * Kind of a mail
         * @description What a mail is about.
         * @example proof
         * @enum {string}
         */
        MailKind: "proof" | "received" | "askedBack" | "approved" | "refused" | "invitation" | "signInReset" | "passwordLink" | "passwordReset" | "news" | "digest" | "emailOld" | "emailNew" | "emailChanged" | "receipt" | "refundReceipt";
        /**
         * State of a mail
         * @description What became of a mail.
         * @example sent
         * @enum {string}
         */
        MailState: "due" | "sent" | "givenUp";
        /**
         * Language
         * @description Language of a mail.
         * @example en
         * @enum {string}
         */
        MailLanguage: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "vi" | "ar" | "zh" | "ja";
        /** @description A mail in a list. */
        ListedMail: {
            /** @description Identifies a mail. */
            mailId: components["schemas"]["MailId"];
            /** @description What a mail is about. */
            kind: components["schemas"]["MailKind"];
            /** @description What became of a mail. */
            state: components["schemas"]["MailState"];
            /** @description Recipient. */
            recipient: components["schemas"]["PersonEmail"];
            /**
             * @description Subject.
             * @example Confirm your e-mail address
             */
            subjectLine: components["schemas"]["Line"];
            /** @description Language of a mail. */
            language: components["schemas"]["MailLanguage"];
            /** @description Time when it was written. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description Mails, newest first. */
        MailList: {
            /** @description The newest mails. */
            mails: components["schemas"]["ListedMail"][];
        };
        /** @description A mail with its texts. */
        Mail: {
            /** @description Identifies a mail. */
            mailId: components["schemas"]["MailId"];
            /** @description What a mail is about. */
            kind: components["schemas"]["MailKind"];
            /** @description What became of a mail. */
            state: components["schemas"]["MailState"];
            /** @description Recipient. */
            recipient: components["schemas"]["PersonEmail"];
            /**
             * @description Subject.
             * @example Confirm your e-mail address
             */
            subjectLine: components["schemas"]["Line"];
            /** @description Language of a mail. */
            language: components["schemas"]["MailLanguage"];
            /** @description Time when it was written. */
            createdAt: components["schemas"]["Moment"];
            /**
             * @description The plain text. It may contain one-time links.
             * @example Please confirm your e-mail address.
             */
            plainText: string;
            /**
             * @description The same as HTML.
             * @example <p>Please confirm your e-mail address.</p>
             */
            html: string;
        };
        /**
         * State to list
         * @description A state in the order list, or what sets orders apart that have the same one: failed orders that expired or were declined, and orders of any state that were charged back.
         * @example success
         * @enum {string}
         */
        OrderListState: "processing" | "failure" | "success" | "refundProcessing" | "refundFailure" | "refundSuccess" | "expired" | "declined" | "chargedBack";
        /** @description One page of orders. */
        OrderPage: {
            /** @description The orders on this page. */
            orders: components["schemas"]["Order"][];
            /** @description Send it as `before` (with `sort=oldest` as `after`) to get the next page. Null on the last page. */
            next: components["schemas"]["TradeNumber"] | null;
            /** @description A filter can match few orders among many. If the page was not full when the search had looked through as many orders as it may for one page, this is how far it got: the next page looks further. Otherwise null. */
            searchedTo: components["schemas"]["Moment"] | null;
        };
        /** @description Orders in one currency. */
        OrderSum: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How many orders.
             * @example 2
             */
            count: number;
            /** @description The sum of their amounts. */
            amount: components["schemas"]["BookedAmount"];
        };
        /** @description How many orders match, and their amounts by currency. */
        OrderSums: {
            /**
             * @description How many orders match. If `isMore`, the most that is counted.
             * @example 2
             */
            count: number;
            /**
             * @description Whether there are more orders to look through than are counted. The sums are then empty.
             * @example false
             */
            isMore: boolean;
            /** @description By currency, the one with most orders first. */
            sums: components["schemas"]["OrderSum"][];
            /** @description Up to when orders were counted, if hourly totals were read in place of orders. Otherwise null. */
            countedTo: components["schemas"]["Moment"] | null;
        };
        /** @description A check that the merchant's request passed. */
        RequestCheck: {
            /**
             * @description The error code with which the merchant interface refuses a request that does not pass it.
             * @example 10002
             */
            code: string;
            /**
             * @description What was checked.
             * @example The signature over merNo, merOrderNo, currencyCode and sourceAmount is right.
             */
            text: string;
        };
        /** @description When something will happen to the order by itself; null if it will not, or has. */
        OrderDue: {
            /** @description Time when the merchant's share is settled. */
            settlesAt: components["schemas"]["Moment"] | null;
            /** @description Time when the security is released. */
            marginReleasesAt: components["schemas"]["Moment"] | null;
            /** @description Time when the channel is asked for a result that has not come. Always null for people of a merchant. */
            inquiresAt: components["schemas"]["Moment"] | null;
        };
        /** @description The stored part of a card. */
        MaskedCard: {
            /**
             * @description First six digits.
             * @example 424242
             */
            first6: string;
            /**
             * @description Last four digits.
             * @example 4242
             */
            last4: string;
            /**
             * @description Expiry month.
             * @example 12
             */
            expiryMonth: string;
            /**
             * @description Expiry year.
             * @example 2030
             */
            expiryYear: string;
        };
        /** @description A product in the order. */
        Product: {
            /**
             * @description Product number.
             * @example SKU-1
             */
            sku: string;
            /**
             * @description Product name.
             * @example Tea
             */
            name: string;
            /**
             * @description Unit price.
             * @example 12.30
             */
            price: string;
            /**
             * @description Quantity.
             * @example 1
             */
            quantity: string;
        };
        /** @description The content of the request. Cards and accounts are always masked. */
        OrderDetails: {
            /** @description The card, if one was used. */
            card: components["schemas"]["MaskedCard"] | null;
            /**
             * @description The beneficiary's account in a payout; only its last characters are shown.
             * @example null
             */
            account: string | null;
            /** @description The products in the order. */
            products: components["schemas"]["Product"][];
            /**
             * @description All other details of payer, beneficiary and device, by their field names in the merchant interface. Personal data is masked unless it was revealed with `revealOrder`.
             * @example {
             *       "email": "p***@example.com"
             *     }
             */
            said: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description Whether personal data is masked in this response.
             * @example true
             */
            masked: boolean;
            /**
             * @description Whether the payer's data has been removed, because the order is old or an erasure was requested. The other fields and the order's attempts are then empty.
             * @example false
             */
            removed: boolean;
            /** @description The payment link with which the payer started it, if there is one. */
            linkNo?: components["schemas"]["LinkNumber"];
        };
        /** @description Something that the payer did on the payment page, besides attempts to pay. It is counted in the background and may be missing. */
        PayerPageEvent: {
            /**
             * @description What the payer did.
             * @example opened
             * @enum {string}
             */
            event: "opened" | "chose" | "cameBack" | "left";
            /**
             * @description The method that was chosen, such as `PIX`. Null for other events.
             * @example null
             */
            method: string | null;
            /** @description Time when it happened first. */
            firstAt: components["schemas"]["Moment"];
            /** @description Time when it happened last. */
            lastAt: components["schemas"]["Moment"];
            /**
             * @description How often it happened. The same within a minute counts once.
             * @example 2
             */
            times: number;
        };
        /** @description A payer's attempt to pay an order on the gateway's pages, with one method. An order has at most one open attempt. */
        PayerAttempt: {
            /**
             * @description Number of the attempt, starting at 1.
             * @example 1
             */
            attempt: number;
            /**
             * @description `CREDIT_CARD`, `PIX` and so on.
             * @example CREDIT_CARD
             */
            method: string;
            /**
             * Payer attempt state
             * @description State of a payer's attempt.
             * @example open
             * @enum {string}
             */
            state: "open" | "declined" | "cancelled";
            /** @description The card, if one was used. */
            card: components["schemas"]["MaskedCard"] | null;
            /**
             * @description Last message from the channel. Empty if it has not responded.
             * @example Approved
             */
            message: string;
            /** @description Time when the payer started the attempt. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when the channel closed the attempt. Null if it is open, or if it completed the order. */
            closedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * Acquirer
         * @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`.
         * @example default
         */
        AcquirerName: string;
        /**
         * @description The acquirer's own number of the payment, payout or refund: what its support asks for, and what its reports name.
         * @example ch_3Q8f2L0031
         */
        AcquirerReference: string;
        /**
         * @description The ARN, by which the card networks trace a payment or refund to the bank of the card.
         * @example 74537606322000123456789
         */
        AcquirerReferenceNumber: string;
        /**
         * @description The number that the card network gave to the payment.
         * @example 016153570198200
         */
        NetworkTransactionId: string;
        /**
         * @description The code of the payer's bank for the approval.
         * @example T12345
         */
        AuthorisationCode: string;
        /**
         * @description What kind of decline it is, and therefore whether another try can succeed.
         * @example soft
         * @enum {string}
         */
        DeclineClass: "soft" | "hard" | "fraud" | "limit" | "technical";
        /**
         * @description The network's response code of a decline.
         * @example 51
         */
        SchemeCode: string;
        /**
         * @description The network's advice about another try, such as Mastercard's merchant advice code. After `03` and `21` the card is never tried at another acquirer.
         * @example 02
         */
        AdviceCode: string;
        /**
         * Decline
         * @description Why it was declined, for what comes next and for the people who are asked about it.
         */
        Decline: {
            /** @description What kind of decline it is, and therefore whether another try can succeed. */
            class: components["schemas"]["DeclineClass"];
            /** @description The network's response code of a decline. */
            schemeCode?: components["schemas"]["SchemeCode"];
            /** @description The network's advice about another try, such as Mastercard's merchant advice code. After `03` and `21` the card is never tried at another acquirer. */
            adviceCode?: components["schemas"]["AdviceCode"];
        };
        /**
         * 3-D Secure
         * @description The result of 3-D Secure. The cryptogram is not part of it; nothing that could be used again is.
         */
        ThreeDSecure: {
            /**
             * @description The version of the protocol.
             * @example 2.2.0
             */
            version: string;
            /**
             * @description The electronic commerce indicator of the network.
             * @example 05
             */
            eci?: string;
            /**
             * @description The number that the directory server gave to the authentication.
             * @example f25084f0-5b16-4c0a-ae5d-b24808a95e4b
             */
            dsTransId?: string;
            /**
             * @description Who bears the loss if the payer did not agree.
             * @example issuer
             * @enum {string}
             */
            liability?: "issuer" | "merchant";
        };
        /**
         * @description The result of a check, as the one letter of the card networks.
         * @example Y
         */
        CheckLetter: string;
        /**
         * Signed amount in minor units
         * @description As `MinorAmount`; with a minus if the money goes from the operator to the acquirer.
         * @example -400
         */
        SignedAmount: string;
        /**
         * Acquirer's fee
         * @description What the acquirer charges for it, as far as it knows at once. It is shown; nothing is booked.
         */
        AcquirerFee: {
            /**
             * @description ISO 4217, or the code of a cryptocurrency. It may be another than that of the payment.
             * @example EUR
             */
            currency: string;
            /** @description As `MinorAmount`; with a minus if the money goes from the operator to the acquirer. */
            amount: components["schemas"]["SignedAmount"];
        };
        /**
         * Facts
         * @description What the acquirer knows beside the result. All of it is optional. It is kept with the order, the try or the refund, shown to the operator's people, and decides nothing about money. A value that breaks its rule is left out and logged; the result counts.
         */
        Facts: {
            /** @description The acquirer's own number of the payment, payout or refund: what its support asks for, and what its reports name. */
            acquirerReference?: components["schemas"]["AcquirerReference"];
            /** @description The ARN, by which the card networks trace a payment or refund to the bank of the card. */
            arn?: components["schemas"]["AcquirerReferenceNumber"];
            /** @description The number that the card network gave to the payment. */
            networkTransactionId?: components["schemas"]["NetworkTransactionId"];
            /** @description The code of the payer's bank for the approval. */
            authorisationCode?: components["schemas"]["AuthorisationCode"];
            /** @description Why it was declined, for what comes next and for the people who are asked about it. */
            decline?: components["schemas"]["Decline"];
            /** @description The result of 3-D Secure. The cryptogram is not part of it; nothing that could be used again is. */
            threeDSecure?: components["schemas"]["ThreeDSecure"];
            /** @description Whether the billing address is that of the card (AVS). */
            addressCheck?: components["schemas"]["CheckLetter"];
            /** @description Whether the security code was right. */
            securityCodeCheck?: components["schemas"]["CheckLetter"];
            /** @description What the acquirer charges for it, as far as it knows at once. It is shown; nothing is booked. */
            fee?: components["schemas"]["AcquirerFee"];
        };
        /** @description To which acquirer a payment, a payout, a further try of one, or a refund was sent, and what the acquirer said beside the result. */
        AcquirerTry: {
            /**
             * Number
             * @description Trade number of the order, or the number of a refund.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            number: string;
            /**
             * @description Number of the attempt; null for the order itself, and for a refund.
             * @example null
             */
            attempt: number | null;
            /** @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`. */
            acquirer: components["schemas"]["AcquirerName"];
            /**
             * @description The version of the channel contract in which it was sent. Amounts in the facts are in the units of that version.
             * @example 1
             */
            contractVersion: number;
            /**
             * Not sent
             * @description Why this acquirer has certainly not carried it out, so that the next one was asked, or the decline of the one before stands. The call never left, or was cancelled before an answer came. Null if it was sent.
             * @example null
             */
            notSent: string | null;
            /** @description What the acquirer said beside the result; null if nothing. */
            facts: components["schemas"]["Facts"] | null;
        };
        /**
         * Type of a line
         * @description What a line of a file is about.
         * @example payment
         * @enum {string}
         */
        CsvLineType: "payment" | "refund" | "payout" | "chargeback" | "reversal" | "fee" | "reserve" | "adjustment" | "transfer";
        /**
         * Acquirer or bank account
         * @description Name of an acquirer, or id of a bank account of the operator.
         * @example north
         */
        ReconciliationOwner: string;
        /**
         * Id of a report or statement
         * @description As the acquirer or the bank calls it.
         * @example po_2026-11-15_EUR
         */
        SectionId: string;
        /**
         * File number
         * @description Identifies a file of an acquirer or bank.
         * @example RC01M7F8NJE0Q8R7V2X4B6DKM8P
         */
        FileNumber: string;
        /** @description The report or statement in which something stands, and what the acquirer kept. */
        ReportedSource: {
            /** @description Name of an acquirer, or id of a bank account of the operator. */
            owner: components["schemas"]["ReconciliationOwner"];
            /** @description As the acquirer or the bank calls it. */
            id: components["schemas"]["SectionId"];
            /** @description Identifies a file of an acquirer or bank. */
            fileNo: components["schemas"]["FileNumber"];
            /** @description What the acquirer kept, below zero. */
            fee: components["schemas"]["BookedAmount"];
        };
        /** @description What an acquirer or a bank reported about an order, one of its refunds or one of its chargebacks. */
        ReportedLine: {
            /**
             * Number
             * @description Number of the order, refund or chargeback that it is about.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            number: string;
            /** @description What a line of a file is about. */
            type: components["schemas"]["CsvLineType"];
            /**
             * Open
             * @description Whether it does not agree with the books, so that somebody has to look at it.
             * @example false
             */
            isOpen: boolean;
            /**
             * By hand
             * @description Whether a person decided that it belongs to the order.
             * @example false
             */
            isByHand: boolean;
            /**
             * Reported by
             * @description Who reported it.
             * @example acquirer
             * @enum {string}
             */
            reportedBy: "acquirer" | "bank";
            /** @description Where it stands. Absent for people of a merchant. */
            source?: components["schemas"]["ReportedSource"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount before fees; below zero, it left the operator. */
            gross: components["schemas"]["BookedAmount"];
            /** @description The day that it names. Null if it names none. */
            day: components["schemas"]["LedgerDay"] | null;
            /** @description The day on which the money of it was booked on the bank account of the operator. Null if that is not known. */
            bookedOn: components["schemas"]["LedgerDay"] | null;
        };
        /**
         * Refund number
         * @description The gateway's unique number for the refund.
         * @example RF01M7FC3E2000031N13M5Q8R7V2X4B6D
         */
        RefundNumber: string;
        /**
         * Refund state
         * @description Success and failure are final.
         * @example success
         * @enum {string}
         */
        RefundState: "processing" | "failure" | "success";
        /**
         * Kind of actor
         * @description Who acted.
         * @example person
         * @enum {string}
         */
        ActorKind: "person" | "token" | "breakGlass" | "system";
        /** @description Who asked for a refund by hand. */
        RefundStarter: {
            /**
             * @description Whose people asked.
             * @example operator
             * @enum {string}
             */
            side: "operator" | "merchant";
            /** @description Who acted. */
            kind: components["schemas"]["ActorKind"];
            /**
             * @description The name at that time. Null if the operator's people asked and a merchant looks.
             * @example sam@example.com
             */
            name: string | null;
            /**
             * @description The request that a second person approved, or has to; null if none was needed, or if a merchant looks at one of the operator.
             * @example approval_01M7F8NJE07Q8R7V2X4B6DKM
             */
            approvalNo: string | null;
        };
        /** @description What the acquirer sent back after it had succeeded. The refund or payout keeps its state, and the amount is in the merchant's balance again, debts first. */
        Reversal: {
            /**
             * Number
             * @description Number of the refund, or the trade number of the payout.
             * @example RF01M7FC3E2000031N13M5Q8R7V2X4B6D
             */
            number: string;
            /**
             * @description What came back.
             * @example refund
             * @enum {string}
             */
            kind: "refund" | "payout";
            /** @description The amount that came back, in the currency in which it was sent. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount that was credited, in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /**
             * Reason
             * @description Why, in the acquirer's words, masked; empty if it gave none, and after the payer's data was erased.
             * @example The account is closed.
             */
            reason: string;
            /** @description When it was credited. */
            at: components["schemas"]["Moment"];
            /** @description Name of the acquirer that sent it back. Absent for people of a merchant. */
            acquirer?: components["schemas"]["AcquirerName"];
        };
        /** @description A refund in its current state. */
        Refund: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The gateway's unique number for the refund. */
            refundNo: components["schemas"]["RefundNumber"];
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Success and failure are final. */
            state: components["schemas"]["RefundState"];
            /**
             * @description Message from the channel.
             * @example Refunded
             */
            message: string;
            /** @description Amount in the order currency. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /** @description Fee in the settlement currency. */
            fee: components["schemas"]["BookedAmount"];
            /**
             * @description The merchant's note.
             * @example One item returned
             */
            remark: string;
            /**
             * @description URL that receives the result.
             * @example https://shop.example/notify
             */
            notifyUrl: string | null;
            /** @description Result scripted by the sandbox. Null in live mode. */
            script: components["schemas"]["Script"] | null;
            /** @description Time when it was accepted. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when it reached its final state. */
            finishedAt: components["schemas"]["Moment"] | null;
            /** @description Who asked for it by hand; null for a request of the merchant's own system. */
            startedBy: components["schemas"]["RefundStarter"] | null;
            /** @description Present if the acquirer sent the refund back after it had succeeded. The refund keeps its state, and still counts as refunded. */
            reversal?: components["schemas"]["Reversal"];
        };
        /** @description A refund that waits for a second person. Nobody can ask for its amount again meanwhile. */
        WaitingRefund: {
            /** @description In the currency of the order. */
            amount: components["schemas"]["BookedAmount"];
            /** @description Date and time in UTC, with or without milliseconds. */
            at: components["schemas"]["Moment"];
            /** @description Who asked for a refund by hand. */
            askedBy: components["schemas"]["RefundStarter"];
        };
        /**
         * Chargeback number
         * @description The gateway's unique number for the chargeback.
         * @example CB01M7FFH9P000031N19ZC3M5Q8R7V2X4
         */
        ChargebackNumber: string;
        /**
         * Chargeback state
         * @description State of a chargeback. `won` and `lost` are final.
         * @example open
         * @enum {string}
         */
        ChargebackState: "open" | "won" | "lost";
        /**
         * Chargeback reason
         * @description Reason given by the bank. It is sent to the merchant.
         * @example Goods not received
         */
        ChargebackReason: components["schemas"]["Line"];
        /**
         * Side
         * @description The operator's own people, or those of merchants.
         * @example operator
         * @enum {string}
         */
        Side: "operator" | "merchant";
        /** @description Who answered, or added evidence. */
        ChargebackActor: {
            /** @description The operator's people, or the merchant's. */
            side: components["schemas"]["Side"];
            /**
             * @description The name at that time. Null for the operator's people if a merchant asks.
             * @example mara@example.com
             */
            name: string | null;
        };
        /** @description The answer to the dispute. */
        ChargebackAnswer: {
            /**
             * @description Null if it was removed with the payer's data.
             * @example The parcel was delivered on 12 November and signed for by the payer.
             */
            text: string | null;
            /** @description Time of the answer; of the latest if it was replaced. */
            at: components["schemas"]["Moment"];
            /** @description Who gave it. */
            by: components["schemas"]["ChargebackActor"];
        };
        /** @description A chargeback in its current state. */
        Chargeback: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The gateway's unique number for the chargeback. */
            chargebackNo: components["schemas"]["ChargebackNumber"];
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description State of a chargeback. `won` and `lost` are final. */
            state: components["schemas"]["ChargebackState"];
            /** @description Reason given by the bank. It is sent to the merchant. */
            reason: components["schemas"]["ChargebackReason"];
            /** @description Amount in the order currency. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /** @description Fee in the settlement currency. */
            fee: components["schemas"]["BookedAmount"];
            /** @description Time when the chargeback was opened. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time until which the bank expects an answer. Null if it was opened by an earlier release. */
            dueAt: components["schemas"]["Moment"] | null;
            /** @description The answer; null if there is none. */
            answer: components["schemas"]["ChargebackAnswer"] | null;
            /** @description Time when the chargeback was closed. */
            closedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * @description The acquirer's number of a dispute. It stays the same through all stages.
         * @example dp_7Q2M0031
         */
        CaseId: string;
        /** @description What the acquirer said about a dispute of the payment and what its chargebacks do not show: a question of the bank, a dispute of a part, a later stage. It books nothing; people see to it. */
        DisputeStage: {
            /**
             * @description How far the dispute has gone.
             * @example preArbitration
             * @enum {string}
             */
            stage: "inquiry" | "chargeback" | "preArbitration" | "arbitration";
            /**
             * @description What became of that stage.
             * @example opened
             * @enum {string}
             */
            state: "opened" | "won" | "lost";
            /** @description The disputed amount; null if what was sent is no amount that an order can have. */
            amount: components["schemas"]["BookedAmount"] | null;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The network's code of the reason; null if none was given.
             * @example 10.4
             */
            reasonCode: string | null;
            /**
             * Reason
             * @description Why, in the acquirer's words, masked; empty if it gave none, and after the payer's data was erased.
             * @example The cardholder does not recognise the transaction.
             */
            reason: string;
            /** @description Until when the bank wants an answer; null if it did not say. */
            answerBy: components["schemas"]["Moment"] | null;
            /** @description When it happened, as the acquirer says. */
            happenedAt: components["schemas"]["Moment"];
            /** @description When the gateway read it. */
            receivedAt: components["schemas"]["Moment"];
            /** @description Name of the acquirer that said it. Absent for people of a merchant. */
            acquirer?: components["schemas"]["AcquirerName"];
            /** @description The acquirer's number of the dispute. Absent for people of a merchant. */
            caseId?: components["schemas"]["CaseId"];
        };
        /** @description A movement of money from one account to another. */
        Posting: {
            /** @description Time when it was booked. */
            at: components["schemas"]["Moment"];
            /** @description Why money moved. */
            event: components["schemas"]["LedgerEvent"];
            /**
             * @description Number of the order, refund, chargeback or deposit.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string;
            /** @description Account debited. */
            from: components["schemas"]["LedgerAccount"];
            /** @description Account credited. */
            to: components["schemas"]["LedgerAccount"];
            /** @description Amount moved. */
            amount: components["schemas"]["BookedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Notification ID
         * @description Identifies a notification; the same on every attempt.
         * @example NT01M7F8NJE000031N1K9ZC3M5Q8R7V2X
         */
        NotificationId: string;
        /**
         * Notification event
         * @description The event that a notification reports.
         * @example paymentResult
         * @enum {string}
         */
        NotificationEvent: "paymentResult" | "payoutResult" | "refundResult" | "chargeback";
        /** @description The HTTP request as it is sent. Every attempt sends the same, except for `webhook-timestamp`, which is part of each attempt, and `webhook-signature`, which is not kept. */
        DeliveryRequest: {
            /**
             * @description HTTP method.
             * @example POST
             */
            method: string;
            /**
             * @description URL to which it is sent.
             * @example https://shop.example/notify
             */
            url: string;
            /**
             * @description Headers with their values, in lower case.
             * @example {
             *       "content-type": "application/json"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The bytes of the body as text. Fields that only merchants may see are left out.
             * @example {"code":"0"}
             */
            body: string;
        };
        /**
         * Delivery state
         * @description State of a delivery. `due`: another attempt is scheduled. `acknowledged`: delivered. `exhausted`: all attempts failed.
         * @example acknowledged
         * @enum {string}
         */
        DeliveryState: "due" | "acknowledged" | "exhausted";
        /** @description One attempt to deliver a notification. */
        DeliveryAttempt: {
            /**
             * @description `scheduled`: one of the nine scheduled attempts. `resend`: requested by an operator and not counted among the nine.
             * @example scheduled
             * @enum {string}
             */
            kind: "scheduled" | "resend";
            /**
             * @description Number of the attempt, starting at 1. Scheduled attempts and resends are numbered separately.
             * @example 1
             */
            attempt: number;
            /** @description Time when the attempt started. */
            startedAt: components["schemas"]["Moment"];
            /** @description Time when the attempt finished. Null while it is in progress, or if the node stopped during the attempt. */
            finishedAt: components["schemas"]["Moment"] | null;
            /**
             * @description The headers of this attempt that differ between attempts. The signature is not kept. Null if the attempt was not sent, or has been made before headers were kept.
             * @example {
             *       "webhook-timestamp": "1794734401"
             *     }
             */
            sentHeaders: {
                [key: string]: string;
            } | null;
            /**
             * @description HTTP status of the merchant's response.
             * @example 200
             */
            status: number | null;
            /**
             * @description Headers of the merchant's response, in lower case, up to 2000 characters. Cookies are left out. Null if there was no response, or the attempt has been made before headers were kept.
             * @example {
             *       "content-type": "text/plain"
             *     }
             */
            answerHeaders: {
                [key: string]: string;
            } | null;
            /**
             * @description The beginning of the merchant's response.
             * @example SUCCESS
             */
            answer: string;
            /**
             * @description `acknowledged`, or the reason why the response was not accepted.
             * @example acknowledged
             */
            result: string;
        };
        /** @description A notification and its attempts. */
        Delivery: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Identifies a notification; the same on every attempt. */
            notificationId: components["schemas"]["NotificationId"];
            /** @description The event that a notification reports. */
            event: components["schemas"]["NotificationEvent"];
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /**
             * @description URL to which it is sent.
             * @example https://shop.example/notify
             */
            address: string;
            /**
             * @description The content of the notification. Null if it has been removed because the notification is old; earlier attempts than the last are removed with it.
             * @example {
             *       "code": "0"
             *     }
             */
            payload: {
                [key: string]: string | number;
            } | null;
            /** @description The request that carries it. Null if the content has been removed, or the address cannot be read. */
            request: components["schemas"]["DeliveryRequest"] | null;
            /** @description State of a delivery. `due`: another attempt is scheduled. `acknowledged`: delivered. `exhausted`: all attempts failed. */
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Whether it is a test event, which is about no order.
             * @example false
             */
            test: boolean;
            /** @description Time of the next attempt. */
            nextAt: components["schemas"]["Moment"] | null;
            /** @description Time when it was created. */
            createdAt: components["schemas"]["Moment"];
            /** @description Scheduled attempts first, then resends requested by an operator. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** @description An event in the history of an order. */
        TimelineEntry: {
            /** @description Time when it happened. */
            at: components["schemas"]["Moment"];
            /**
             * @description Type of the event.
             * @example orderCreated
             * @enum {string}
             */
            event: "orderCreated" | "orderFinished" | "payerOpenedPage" | "payerChoseMethod" | "payerCameBack" | "payerLeft" | "payerAttemptStarted" | "payerAttemptClosed" | "acquirerReplaced" | "acquirerKept" | "refundCreated" | "refundFinished" | "refundReversed" | "payoutReversed" | "disputeStageReported" | "chargebackOpened" | "chargebackAnswered" | "chargebackClosed" | "approvalRequested" | "approvalDecided" | "staffActed" | "posted" | "notificationCreated" | "attemptStarted" | "attemptFinished";
            /**
             * @description Number of the order, refund, chargeback or notification concerned.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string;
            /**
             * @description Description of the event.
             * @example payment of 100.00 USD accepted
             */
            text: string;
        };
        /** @description An order with its complete history. */
        OrderStory: {
            /** @description A payment or payout in its current state. */
            order: components["schemas"]["Order"];
            /** @description What the merchant's request was checked for, in the order of the checks. Empty if a person created the order. */
            checks: components["schemas"]["RequestCheck"][];
            /** @description When something will happen to the order by itself; null if it will not, or has. */
            due: components["schemas"]["OrderDue"];
            /** @description The content of the request. Cards and accounts are always masked. */
            details: components["schemas"]["OrderDetails"];
            /** @description What the payer did on the payment page, by the time of the first. Removed with the payer's data. */
            pageEvents: components["schemas"]["PayerPageEvent"][];
            /** @description The payer's attempts on the gateway's pages, oldest first. Empty if the order was paid without them. */
            attempts: components["schemas"]["PayerAttempt"][];
            /** @description To which acquirer the order, its attempts and its refunds were sent. Absent for people of a merchant. */
            acquirerTries?: components["schemas"]["AcquirerTry"][];
            /** @description What acquirers and banks reported about it, oldest first. People of a merchant see what concerns their payouts. */
            reported?: components["schemas"]["ReportedLine"][];
            /** @description Oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Refunds that somebody asked for and a second person has not decided yet, oldest first. */
            waitingRefunds: components["schemas"]["WaitingRefund"][];
            /** @description What the refunds of this order may come to when you make one without a second person, in the order's currency. Zero if each refund needs one, null if there is no such limit for you. */
            refundedAloneMax: components["schemas"]["BookedAmount"] | null;
            /** @description Oldest first. */
            chargebacks: components["schemas"]["Chargeback"][];
            /** @description The payout, or refunds of the payment, that the acquirer sent back after they had succeeded, oldest first. */
            reversals: components["schemas"]["Reversal"][];
            /** @description What the acquirer said about disputes and what the chargebacks do not show, oldest first. */
            disputeStages: components["schemas"]["DisputeStage"][];
            /** @description Oldest first. People of a merchant do not see those of the accounts `channel` and `exchange`. */
            postings: components["schemas"]["Posting"][];
            /** @description Oldest first. */
            deliveries: components["schemas"]["Delivery"][];
            /** @description The events of the order, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /**
         * Result
         * @description The final result.
         * @example success
         * @enum {string}
         */
        Result: "success" | "failure";
        /** @description The result with which the sandbox completes it. */
        CompletionRequest: {
            /** @description The final result. */
            result: components["schemas"]["Result"];
        };
        /** @description A note of the operator's people on an order. */
        StaffNote: {
            /**
             * Note ID
             * @description Identifies a note; newer notes have larger IDs.
             * @example note_01M7F8NJE07Q8R7V2X4B6DKM
             */
            noteId: string;
            /** @description Time when it was written. */
            at: components["schemas"]["Moment"];
            /** @description Who wrote it. */
            author: components["schemas"]["ApprovalActor"];
            /** @description Plain text of one or more lines. */
            text: components["schemas"]["NoteText"];
        };
        /** @description The notes on an order, oldest first. */
        StaffNoteList: {
            /** @description Oldest first. */
            notes: components["schemas"]["StaffNote"][];
        };
        /** @description A note to add to an order. */
        AddNoteRequest: {
            /** @description Plain text of one or more lines. */
            text: components["schemas"]["NoteText"];
        };
        /**
         * Remark
         * @description Remark that is kept with the refund.
         * @example One item returned
         */
        Remark: components["schemas"]["Line"];
        /** @description A refund by staff. */
        CreateRefundRequest: {
            /** @description Amount to refund, in the currency of the order. */
            amount: components["schemas"]["Amount"];
            /** @description Remark that is kept with the refund. */
            remark?: components["schemas"]["Remark"];
        };
        /** @description The reason that the bank gives. */
        ChargeOrderBackRequest: {
            /** @description Reason given by the bank. It is sent to the merchant. */
            reason?: components["schemas"]["ChargebackReason"];
        };
        /** @description An order that has something in common with another. */
        RelatedOrder: {
            /** @description A payment or payout in its current state. */
            order: components["schemas"]["Order"];
            /** @description What they have in common. */
            shares: ("card" | "email" | "delivery" | "ipAddress" | "device")[];
        };
        /** @description Which orders can be found by e-mail address, card, amount and so on. Numbers of orders are always found. */
        IndexReach: {
            /** @description Orders since this time. Null for all. */
            from: components["schemas"]["Moment"] | null;
            /** @description Orders up to this time. New ones follow within seconds. */
            to: components["schemas"]["Moment"];
        };
        /** @description Orders that have something in common with an order, without personal data. */
        RelatedOrders: {
            /** @description The orders, newest first. */
            orders: components["schemas"]["RelatedOrder"][];
            /**
             * @description Whether these are all.
             * @example true
             */
            isComplete: boolean;
            /** @description Null if no order is searchable yet. */
            searchable: components["schemas"]["IndexReach"] | null;
        };
        /**
         * What matched
         * @description What the text was taken for.
         * @example amount
         * @enum {string}
         */
        SearchMatch: "tradeNo" | "merOrderNo" | "refundNo" | "chargebackNo" | "email" | "card" | "amount" | "transactionHash" | "ipAddress" | "merNo" | "merchantName" | "similarName" | "numberPart" | "payerName" | "phone" | "cardEnd" | "notificationId" | "approvalNo" | "requestId" | "linkNo" | "person";
        /** @description A merchant that was found. */
        FoundMerchant: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Name of the merchant. */
            name: components["schemas"]["MerchantName"];
            /** @description Status of a merchant. Only requests of active merchants are accepted. */
            status: components["schemas"]["MerchantStatus"];
        };
        /** @description A delivery, an approval, a request or a payment link that was found. */
        FoundRecord: {
            /**
             * Number of a record
             * @description The number by which it was found.
             * @example NT01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            number: string;
            /** @description The merchant that it concerns. Null if it concerns none. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /**
             * What a record is about
             * @description The event of a delivery, what an approval is about, the operation of a request, or the title of a payment link.
             * @example payment
             */
            what: string;
            /**
             * State of a record
             * @description The state of the delivery, approval or link, or the code of the response to a request.
             * @example acknowledged
             */
            state: string;
            /** @description Time when it was made. */
            at: components["schemas"]["Moment"];
        };
        /**
         * Person ID
         * @description Identifies a person; newer people have later IDs.
         * @example person_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        PersonId: string;
        /** @description A person who was found. */
        FoundPerson: {
            /** @description Identifies a person; newer people have later IDs. */
            personId: components["schemas"]["PersonId"];
            /** @description The person's name. */
            name: components["schemas"]["PersonName"];
            /** @description E-mail address, with which the person signs in. Upper and lower case are the same. New ones have letters of ASCII, digits and a few signs before the `@`, and are kept in one spelling, with the host in ASCII (`xn--…`). */
            email: components["schemas"]["PersonEmail"];
        };
        /** @description Something that was found. The field that `kind` names is present; for a delivery, an approval, a request and a payment link it is `record`. */
        SearchHit: {
            /**
             * Kind of a hit
             * @description What was found.
             * @example order
             * @enum {string}
             */
            kind: "order" | "refund" | "chargeback" | "merchant" | "delivery" | "approval" | "request" | "link" | "person";
            /** @description What the text was taken for. */
            matched: components["schemas"]["SearchMatch"];
            /** @description A payment or payout in its current state. */
            order?: components["schemas"]["Order"];
            /** @description A refund in its current state. */
            refund?: components["schemas"]["Refund"];
            /** @description A chargeback in its current state. */
            chargeback?: components["schemas"]["Chargeback"];
            /** @description A merchant that was found. */
            merchant?: components["schemas"]["FoundMerchant"];
            /** @description A delivery, an approval, a request or a payment link that was found. */
            record?: components["schemas"]["FoundRecord"];
            /** @description A person who was found. */
            person?: components["schemas"]["FoundPerson"];
        };
        /** @description A list and what it is limited to. What is null limits nothing. */
        SearchList: {
            /**
             * Name of a list
             * @description Which list it is.
             * @example orders
             * @enum {string}
             */
            list: "orders" | "payouts" | "refunds" | "chargebacks";
            /**
             * Day of a list
             * Format: date
             * @description The first day, in the time zone that was given.
             * @example 2026-11-15
             */
            from: string | null;
            /**
             * Day of a list
             * Format: date
             * @description The last day, in the time zone that was given.
             * @example 2026-11-15
             */
            to: string | null;
            /** @description Only orders in one of these states; empty for all. */
            states: components["schemas"]["OrderListState"][];
            /** @description Only orders of exactly this amount. */
            amount: components["schemas"]["Amount"] | null;
            /** @description Only orders in this currency. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /** @description Only those of this merchant. */
            merNo: components["schemas"]["MerchantNumber"] | null;
        };
        /** @description What was found. */
        SearchResult: {
            /** @description What was found, newest first within its kind. */
            hits: components["schemas"]["SearchHit"][];
            /** @description Lists that the words name, such as `failed today` or `refunds of yesterday`. */
            lists: components["schemas"]["SearchList"][];
            /**
             * @description Whether these are all. If not, say more, such as a day or a merchant.
             * @example true
             */
            isComplete: boolean;
            /** @description What the text was taken for. */
            takenFor: components["schemas"]["SearchMatch"][];
            /**
             * @description How to find more, if the text is incomplete.
             * @example null
             */
            hint: string | null;
            /** @description Null if no order is searchable yet. */
            searchable: components["schemas"]["IndexReach"] | null;
        };
        /** @description Payments that ended. */
        DeclineCounts: {
            /**
             * @description Payments that ended in any way, by the day on which they were created.
             * @example 40
             */
            ended: number;
            /**
             * @description Of these, payments that were declined.
             * @example 3
             */
            declined: number;
            /**
             * @description Of these, payments whose payer did not pay in time.
             * @example 1
             */
            expired: number;
        };
        /** @description Payments of a day that ended. */
        DeclineDay: {
            /** @description The day, in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description Payments that ended. */
            counts: components["schemas"]["DeclineCounts"];
        };
        /** @description Declined payments that have something in common. */
        DeclineSlice: {
            /**
             * @description What they have in common. A reason has `…` in place of what differs from payment to payment.
             * @example The card was declined.
             */
            value: string;
            /** @description In the days asked for. By reason, all of them were declined. */
            now: components["schemas"]["DeclineCounts"];
            /** @description In as many days before. */
            before: components["schemas"]["DeclineCounts"];
            /** @description How many were declined on each of the days, the oldest first. */
            daily: number[];
        };
        /** @description Why payments failed in the last days, by day and by what they have in common. */
        Declines: {
            /** @description In the days asked for. */
            now: components["schemas"]["DeclineCounts"];
            /** @description In as many days before. */
            before: components["schemas"]["DeclineCounts"];
            /** @description Each of the days, the oldest first, in the gateway's time zone. */
            days: components["schemas"]["DeclineDay"][];
            /** @description By reason, the most frequent first. */
            reasons: components["schemas"]["DeclineSlice"][];
            /** @description By method. */
            methods: components["schemas"]["DeclineSlice"][];
            /** @description By the first six digits of the card. */
            bins: components["schemas"]["DeclineSlice"][];
            /** @description By merchant number; empty if one merchant was asked for. */
            merchants: components["schemas"]["DeclineSlice"][];
        };
        /** @description An amount in a currency. */
        CurrencyValue: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Value of the payments that succeeded. */
            amount: components["schemas"]["BookedAmount"];
            /**
             * @description How many payments succeeded in this currency.
             * @example 10
             */
            succeeded: number;
        };
        /** @description Payments by the time of their creation. */
        PaymentCounts: {
            /**
             * @description Payments created.
             * @example 12
             */
            created: number;
            /**
             * @description Of these, payments that succeeded.
             * @example 10
             */
            succeeded: number;
            /**
             * @description Of these, payments that failed. The rest is processing.
             * @example 1
             */
            failed: number;
            /** @description Value of the payments that succeeded, by currency, largest count first. */
            values: components["schemas"]["CurrencyValue"][];
        };
        /** @description The payments of an hour, and of the same hour a week ago. */
        HourFigures: {
            /** @description Start of the hour. */
            at: components["schemas"]["Moment"];
            /** @description Null if the hour has not begun. */
            now: components["schemas"]["PaymentCounts"] | null;
            /** @description Payments by the time of their creation. */
            before: components["schemas"]["PaymentCounts"];
        };
        /** @description The payments of a method today, and on the same weekday a week ago up to the same hour. */
        MethodFigures: {
            /** @description A pay-in method, `CASHIER` for orders whose payer chooses the method on the hosted page, or `PAYOUT_1` to `PAYOUT_6` for payouts by `withdrawType`. */
            method: components["schemas"]["Method"];
            /** @description Payments by the time of their creation. */
            now: components["schemas"]["PaymentCounts"];
            /** @description Payments by the time of their creation. */
            before: components["schemas"]["PaymentCounts"];
        };
        /** @description The payments of a day. */
        DayFigures: {
            /** @description The day, in the zone that was asked for. */
            day: components["schemas"]["LedgerDay"];
            /** @description Payments by the time of their creation. */
            counts: components["schemas"]["PaymentCounts"];
        };
        /** @description Counts and sums of payments. */
        Figures: {
            /** @description A name of the IANA time zone database. */
            timeZone: components["schemas"]["TimeZoneName"];
            /** @description Payments of today. */
            now: components["schemas"]["PaymentCounts"];
            /** @description Payments of the same weekday a week ago, up to the end of the same hour. */
            before: components["schemas"]["PaymentCounts"];
            /** @description The hours of today; 23 or 25 if clocks change. */
            hours: components["schemas"]["HourFigures"][];
            /** @description The methods of today and of a week ago, most payments first. */
            methods: components["schemas"]["MethodFigures"][];
            /** @description Payments of the last days, with today. */
            period: components["schemas"]["PaymentCounts"];
            /** @description Payments of as many days before, up to the end of the same hour. For one day, as `before`. */
            periodBefore: components["schemas"]["PaymentCounts"];
            /** @description The days of `period`, the oldest first. */
            daily: components["schemas"]["DayFigures"][];
            /** @description Payments up to this time are counted. Null if none are yet. */
            searchable: components["schemas"]["IndexReach"] | null;
        };
        /** @description One thing that needs a person. */
        AttentionEntry: {
            /**
             * @description Number of the order, request, chargeback, key, token or person, the host of an endpoint, a method, or what a mail server answered.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string | null;
            /** @description The merchant concerned. Null if it concerns none. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /**
             * @description What it is, in one line.
             * @example 18.00 USD by PIX
             */
            text: string;
            /** @description Since when. */
            at: components["schemas"]["Moment"];
            /** @description Until when it must be done. Null if nothing is due. */
            dueAt: components["schemas"]["Moment"] | null;
        };
        /** @description Things of one kind that need a person. */
        AttentionGroup: {
            /**
             * What needs a person
             * @description Orders that take too long, requests that wait for the caller, registrations that wait, chargebacks without an answer, tasks that nobody has ended, automatic payouts that wait for a person, failed or came back, notifications that could not be delivered, problems of the ledger, an acquirer that does not answer, a method whose success rate fell, merchants whose signed calls are refused, merchants in whose name calls come without a valid signature (from their own program or from a stranger), mails that are not sent, a backup that is old, keys that are over a year old or end while they are in use, tokens that end soon, people without a second factor, or people whose address a mail server refuses.
             * @example stuckOrder
             * @enum {string}
             */
            kind: "stuckOrder" | "approval" | "registration" | "chargeback" | "task" | "payoutRun" | "delivery" | "ledger" | "channel" | "successRate" | "failingCalls" | "unsignedCalls" | "mail" | "backup" | "key" | "token" | "secondFactor" | "unreachable";
            /**
             * @description How many there are, up to 100.
             * @example 2
             */
            count: number;
            /**
             * @description Whether there are more than `count`.
             * @example false
             */
            isMore: boolean;
            /** @description The first few, most urgent first. */
            entries: components["schemas"]["AttentionEntry"][];
        };
        /** @description What needs a person now. Only kinds that the caller may see. */
        Attention: {
            /** @description One for each kind that the caller may see, also if there is nothing. */
            groups: components["schemas"]["AttentionGroup"][];
        };
        /** @description Mails that could not be sent for one reason. */
        MailFault: {
            /**
             * @description What the connection or the mail server answered, as a code.
             * @example EENVELOPE 550
             */
            fault: string;
            /**
             * @description The same in words.
             * @example the mail server refuses the address (550)
             */
            meaning: string;
            /**
             * @description How many are tried again later.
             * @example 2
             */
            waiting: number;
            /**
             * @description How many were given up.
             * @example 1
             */
            givenUp: number;
            /** @description When the oldest of them was written. */
            since: components["schemas"]["Moment"];
        };
        /** @description The state of what somebody has to look after. */
        Upkeep: {
            /** @description Where mails go, and which could not be sent. */
            mails: {
                /**
                 * Where mails go
                 * @description `server`: to the mail server. `outbox`: the sandbox shows them and sends none. `nowhere`: there is no mail server, and people are told by the bell alone.
                 * @example server
                 * @enum {string}
                 */
                to: "server" | "outbox" | "nowhere";
                /** @description What went wrong in the last 7 days, the most common first. Mails that were sent later are not counted. */
                faults: components["schemas"]["MailFault"][];
            };
            /** @description The last backup. */
            backup: {
                /**
                 * @description Whether the gateway would know of one. PostgreSQL is backed up by its own tools, of which it knows nothing.
                 * @example true
                 */
                isKnown: boolean;
                /** @description When `tollgate backup` last took one. Null if it never did. */
                lastAt: components["schemas"]["Moment"] | null;
            };
            /** @description The operator's own people. */
            people: {
                /**
                 * @description How many accounts are active.
                 * @example 12
                 */
                active: number;
                /**
                 * @description How many of them can sign in without a second factor that the gateway knows of, up to 101.
                 * @example 0
                 */
                withoutFactor: number;
            };
            /** @description The operator's own tokens of programs. */
            tokens: {
                /**
                 * @description How many are neither revoked nor expired.
                 * @example 4
                 */
                active: number;
                /**
                 * @description How many of them end within 14 days, up to 100.
                 * @example 1
                 */
                ending: number;
            };
        };
        /**
         * View ID
         * @description Identifies a saved view; newer views have later IDs.
         * @example view_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        ViewId: string;
        /**
         * Name of a view
         * @description What the view shows.
         * @example Declined today
         */
        ViewName: components["schemas"]["Line"];
        /**
         * Address of a view
         * @description A screen of the console with its query. Never an address outside the console.
         * @example /console/orders?state=failure&period=today
         */
        ViewAddress: string;
        /** @description A named address of a screen of the console. */
        SavedView: {
            /** @description Identifies a saved view; newer views have later IDs. */
            viewId: components["schemas"]["ViewId"];
            /** @description What the view shows. */
            name: components["schemas"]["ViewName"];
            /** @description A screen of the console with its query. Never an address outside the console. */
            address: components["schemas"]["ViewAddress"];
            /**
             * @description Whether everybody on your side sees it.
             * @example true
             */
            shared: boolean;
            /**
             * @description Whether it is yours.
             * @example true
             */
            own: boolean;
            /** @description Whose it is. */
            owner: components["schemas"]["PersonName"];
            /** @description Time when it was saved. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description Your own views, and those that others share. */
        SavedViewList: {
            /** @description By name. */
            views: components["schemas"]["SavedView"][];
        };
        /** @description A view to save. */
        SaveViewRequest: {
            /** @description What the view shows. */
            name: components["schemas"]["ViewName"];
            /** @description A screen of the console with its query. Never an address outside the console. */
            address: components["schemas"]["ViewAddress"];
            /**
             * @description Whether everybody on your side sees it.
             * @default false
             * @example true
             */
            shared?: boolean;
        };
        /** @description One page of refunds, or the refunds of one order. */
        RefundList: {
            /** @description Newest first; those of one order oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["RefundNumber"] | null;
            /** @description How far back this page looked, if it stopped before it was full. Null if it is full, or if there is nothing older. */
            searchedTo: components["schemas"]["Moment"] | null;
        };
        /** @description One page of chargebacks. */
        ChargebackPage: {
            /** @description The chargebacks on this page. */
            chargebacks: components["schemas"]["Chargeback"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["ChargebackNumber"] | null;
            /** @description How far the search went if it ended before the page was full: a due date if open chargebacks are listed, otherwise when chargebacks were opened. Null if it did not. */
            searchedTo: components["schemas"]["Moment"] | null;
            /**
             * @description Open chargebacks of the merchant, or of all merchants. 101 stands for more than 100.
             * @example 12
             */
            open: number;
            /**
             * @description Open chargebacks without an answer whose due date has passed, counted the same way.
             * @example 1
             */
            overdue: number;
        };
        /** @description The chargeback reported by the acquirer. */
        OpenChargebackRequest: {
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description Reason given by the bank. It is sent to the merchant. */
            reason: components["schemas"]["ChargebackReason"];
            /** @description Time until which the bank expects an answer; 14 days after opening if it is left out. */
            dueAt?: components["schemas"]["Moment"];
        };
        /** @description The result of the dispute. */
        CloseChargebackRequest: {
            /**
             * Chargeback result
             * @description Who keeps the money: the merchant if `won`, the payer if `lost`.
             * @example won
             * @enum {string}
             */
            result: "won" | "lost";
        };
        /** @description The answer to the dispute. */
        AnswerChargebackRequest: {
            /**
             * Answer
             * @description What the merchant says about the dispute. Card numbers are masked.
             * @example The parcel was delivered on 12 November and signed for by the payer.
             */
            text: components["schemas"]["ParagraphText"];
        };
        /**
         * Evidence number
         * @description Number of the evidence in its chargeback, counted from 1.
         * @example 1
         */
        EvidenceNumber: number;
        /** @description A note or a file that belongs to a chargeback. */
        Evidence: {
            /** @description Number of the evidence in its chargeback, counted from 1. */
            evidenceNo: components["schemas"]["EvidenceNumber"];
            /**
             * @description A note alone, or a file.
             * @example file
             * @enum {string}
             */
            kind: "note" | "file";
            /**
             * @description The note; null if a file has none.
             * @example Signed proof of delivery
             */
            note: string | null;
            /**
             * @description Name of the file; null for a note.
             * @example delivery.pdf
             */
            name: string | null;
            /** @description Type of the file; null for a note. */
            mediaType: ("application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "text/plain") | null;
            /**
             * @description Size of the file; 0 for a note.
             * @example 48213
             */
            bytes: number;
            /**
             * @description SHA-256 of the file in hexadecimal digits; null for a note.
             * @example 9f2c4be07d5a16388ce1f0d2a7b4935ce86f01d4b2a97c5530e8d1f64a7b9c02
             */
            sha256: string | null;
            /** @description Time when it was added. */
            createdAt: components["schemas"]["Moment"];
            /** @description Who added it. */
            createdBy: components["schemas"]["ChargebackActor"];
        };
        /** @description The evidence of a chargeback, oldest first. */
        EvidenceList: {
            /** @description Notes and files, oldest first. */
            evidence: components["schemas"]["Evidence"][];
        };
        /** @description A note, a file (`name` and `content`), or a file with a note. */
        AddEvidenceRequest: {
            /**
             * Evidence note
             * @description A note, or what a file shows. Card numbers are masked.
             * @example Signed proof of delivery
             */
            note?: components["schemas"]["ParagraphText"];
            /**
             * File name
             * @description Name of the file. Folders and invisible characters are removed; the extension follows from the content.
             * @example delivery.pdf
             */
            name?: string;
            /**
             * File content
             * @description The bytes in base64; at most 5 MB before encoding. PDF, PNG, JPEG, WebP and plain text (UTF-8) are accepted, recognised by their content.
             * @example U2lnbmVkIGZvciBieSBNLiBTbWl0aC4K
             */
            content?: string;
        };
        /**
         * File
         * @description The bytes as they were added.
         * @example Signed for by M. Smith.
         */
        EvidenceFile: string;
        /**
         * Endpoint host
         * @description Host of a notification address, with its port unless it is the default port.
         * @example shop.example
         */
        EndpointHost: string;
        /** @description A notification and the state of its delivery. */
        ListedDelivery: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Identifies a notification; the same on every attempt. */
            notificationId: components["schemas"]["NotificationId"];
            /** @description The event that a notification reports. */
            event: components["schemas"]["NotificationEvent"];
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /**
             * @description URL to which it is sent.
             * @example https://shop.example/notify
             */
            address: string;
            /** @description State of a delivery. `due`: another attempt is scheduled. `acknowledged`: delivered. `exhausted`: all attempts failed. */
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Whether it is a test event, which is about no order.
             * @example false
             */
            test: boolean;
            /**
             * @description Number of scheduled attempts started so far. Resends do not count.
             * @example 9
             */
            attempts: number;
            /**
             * @description `acknowledged`, or why the last scheduled attempt failed. Null if none has finished.
             * @example HTTP 500 is not 2xx
             */
            lastResult: string | null;
            /** @description Time of the next attempt. */
            nextAt: components["schemas"]["Moment"] | null;
            /** @description Time when it was created. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description One page of deliveries, newest first. */
        DeliveryPage: {
            /**
             * @description Whether deliveries to the merchant are paused. Null if none is named.
             * @example false
             */
            paused: boolean | null;
            /** @description The deliveries on this page. */
            deliveries: components["schemas"]["ListedDelivery"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["NotificationId"] | null;
            /** @description How far back the request looked, if it stopped before it found enough. Continue with `next`. Null otherwise. */
            searchedTo: components["schemas"]["Moment"] | null;
        };
        /**
         * Endpoint state
         * @description How deliveries to an endpoint go.
         * @example failing
         * @enum {string}
         */
        EndpointState: "failing" | "working" | "untried";
        /** @description A host to which a merchant's notifications are sent. All figures are about its recent notifications. */
        Endpoint: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Host of a notification address, with its port unless it is the default port. */
            host: components["schemas"]["EndpointHost"];
            /** @description How deliveries to an endpoint go. */
            state: components["schemas"]["EndpointState"];
            /**
             * @description Whether deliveries to the merchant are paused.
             * @example false
             */
            paused: boolean;
            /** @description Time of the last acknowledged attempt. Null if there is none among the recent ones. */
            lastSuccessAt: components["schemas"]["Moment"] | null;
            /** @description Time of the last failed attempt. Null if there is none among the recent ones. */
            lastFailureAt: components["schemas"]["Moment"] | null;
            /**
             * @description Why the last failed attempt failed.
             * @example HTTP 500 is not 2xx
             */
            lastFailure: string | null;
            /**
             * @description HTTP status of the last failed attempt. Null if there was no response.
             * @example 500
             */
            lastStatus: number | null;
            /** @description The notification of the last failed attempt. */
            lastFailedId: components["schemas"]["NotificationId"] | null;
            /** @description Creation time of the oldest recent notification that failed after the last success. Null unless it is failing. */
            failingSince: components["schemas"]["Moment"] | null;
            /**
             * @description Number of recent attempts of the schedule.
             * @example 12
             */
            attempts: number;
            /**
             * @description Number of recent attempts of the schedule that failed.
             * @example 9
             */
            failedAttempts: number;
            /**
             * @description Median duration of recent attempts, in milliseconds. Null if none has finished.
             * @example 42
             */
            latencyMs: number | null;
            /**
             * @description Number of notifications that wait for an attempt. At most 50 per merchant are counted.
             * @example 1
             */
            waiting: number;
            /**
             * @description Number of notifications whose nine attempts failed. At most 50 per merchant are counted.
             * @example 1
             */
            exhausted: number;
            /** @description The newest notification to this host. */
            newest: components["schemas"]["NotificationId"];
        };
        /** @description Endpoints of some merchants, failing ones first. */
        EndpointPage: {
            /** @description The endpoints of the merchants that were looked at. */
            endpoints: components["schemas"]["Endpoint"][];
            /**
             * @description Send it as `after` to look at the next merchants. Null if there are no more.
             * @example 100001
             */
            next: number | null;
        };
        /** @description Outcome of the request to resend a notification. */
        Resend: {
            /** @description Identifies a notification; the same on every attempt. */
            notificationId: components["schemas"]["NotificationId"];
            /**
             * @description `accepted`: the notification will be resent. `waiting`: an earlier resend has not finished yet, and no second one is added.
             * @example accepted
             * @enum {string}
             */
            outcome: "accepted" | "waiting";
        };
        /** @description Which failed deliveries to resend. */
        ResendDeliveriesRequest: {
            /** @description Only notifications created at or after this time. */
            from?: components["schemas"]["Moment"];
            /** @description Only notifications created at or before this time. */
            to?: components["schemas"]["Moment"];
            /** @description Only notifications older than this one. Use `next` from the previous response. */
            before?: components["schemas"]["NotificationId"];
            /**
             * Resend limit
             * @description Number of deliveries to process in one request, at most 1000.
             * @default 200
             * @example 200
             */
            limit?: number;
        };
        /** @description The number of resent notifications. */
        ResendReport: {
            /**
             * @description Number of notifications that will be resent.
             * @example 2
             */
            resent: number;
            /**
             * @description Number of notifications with an earlier resend that has not finished yet.
             * @example 0
             */
            waiting: number;
            /** @description Send it as `before` to continue. Null if there are no more. */
            next: components["schemas"]["NotificationId"] | null;
        };
        /** @description How many deliveries failed. */
        FailedDeliveries: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description Number of notifications whose nine attempts failed.
             * @example 2
             */
            count: number;
            /**
             * @description Whether there are more than were counted.
             * @example false
             */
            more: boolean;
        };
        /** @description How many deliveries would be resent, and the span of time that was counted. */
        DeliveriesSince: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Only notifications created at or after this time. */
            since: components["schemas"]["Moment"];
            /** @description Time of the count. Send it with `resendSince`. */
            until: components["schemas"]["Moment"];
            /**
             * @description Number of notifications.
             * @example 12
             */
            count: number;
            /**
             * @description Whether there are more than were counted.
             * @example false
             */
            more: boolean;
        };
        /** @description Which deliveries to resend. */
        ResendSinceRequest: {
            /** @description Only notifications created at or after this time. */
            since: components["schemas"]["Moment"];
            /** @description Only notifications created at or before this time, and not resent since then. `countSince` returns it; it cannot be in the future. */
            until: components["schemas"]["Moment"];
        };
        /** @description The number of notifications that are being resent. */
        ResentSince: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description Number of notifications that this request added.
             * @example 12
             */
            resent: number;
            /**
             * @description Whether there are more. Send the same request again to resend them.
             * @example false
             */
            more: boolean;
        };
        /**
         * Test address
         * @description URL that receives the notification.
         * @example https://shop.example/notify
         */
        TestAddress: string;
        /** @description A test event and where to send it. */
        SendTestEventRequest: {
            /** @description The event that a notification reports. */
            event: components["schemas"]["NotificationEvent"];
            /** @description URL that receives the notification. */
            address: components["schemas"]["TestAddress"];
        };
        /** @description A test event. Follow its delivery with `getDelivery`. */
        TestEvent: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Identifies a notification; the same on every attempt. */
            notificationId: components["schemas"]["NotificationId"];
            /** @description The event that a notification reports. */
            event: components["schemas"]["NotificationEvent"];
            /** @description URL that receives the notification. */
            address: components["schemas"]["TestAddress"];
        };
        /** @description Whether deliveries to the merchant are paused. */
        DeliveryPause: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description While deliveries are paused, nothing is sent; notifications that fall due wait.
             * @example true
             */
            paused: boolean;
        };
        /** @description What a payer paid in one currency. */
        PayerSum: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How many payments succeeded.
             * @example 2
             */
            payments: number;
            /** @description Their sum. */
            paid: components["schemas"]["BookedAmount"];
            /** @description How much of it was refunded, or is being refunded. */
            refunded: components["schemas"]["BookedAmount"];
            /** @description How much of it was charged back. */
            chargedBack: components["schemas"]["BookedAmount"];
        };
        /** @description Whoever paid a merchant with one e-mail address. The figures are of the newest 200 orders. */
        Payer: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The newest order of the payer, by which the payer is named. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The e-mail address, masked. */
            email: components["schemas"]["MaskedPayer"];
            /**
             * @description How many orders were started, paid or not.
             * @example 3
             */
            orders: number;
            /**
             * @description Whether there are older orders, which the figures leave out.
             * @example false
             */
            isPartial: boolean;
            /** @description What was paid, by currency. */
            sums: components["schemas"]["PayerSum"][];
            /**
             * @description How many orders were refunded, in whole or in part.
             * @example 1
             */
            refunds: number;
            /**
             * @description How many orders are charged back.
             * @example 0
             */
            chargebacks: number;
            /** @description Time of the first order. */
            firstAt: components["schemas"]["Moment"];
            /** @description Time of the newest order. */
            lastAt: components["schemas"]["Moment"];
        };
        /** @description One page of payers. */
        PayerPage: {
            /** @description The payers on this page, whoever paid last first. */
            payers: components["schemas"]["Payer"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["TradeNumber"] | null;
            /** @description If the page was not full when as many orders were read as may be for one page, this is how far it got. Otherwise null. */
            searchedTo: components["schemas"]["Moment"] | null;
        };
        /** @description Whose data to erase. Name at least one of `email`, `phone`, `userId`, `tradeNos` and `merOrderNos`; an order is found if any of them matches. */
        ErasePayerRequest: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description The payer's e-mail address, in any field of the order. Upper and lower case are the same.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description The payer's phone number. Only its digits are compared.
             * @example +44 20 7946 0000
             */
            phone?: string;
            /**
             * @description The merchant's own number for the customer, as sent in `userId`.
             * @example customer-4711
             */
            userId?: string;
            /** @description Trade numbers of the payer's orders. */
            tradeNos?: components["schemas"]["TradeNumber"][];
            /** @description The merchant's numbers of the payer's orders. */
            merOrderNos?: components["schemas"]["MerchantOrderNumber"][];
            /**
             * @description Whether only to show what would be erased.
             * @default true
             * @example false
             */
            dryRun?: boolean;
            /** @description Only orders newer than this one. Use `next` from the previous response. */
            after?: components["schemas"]["TradeNumber"];
            /**
             * Erasure limit
             * @description Number of orders to examine in one request, at most 20000. A request also stops after 100 orders of the payer.
             * @default 5000
             * @example 5000
             */
            limit?: number;
        };
        /** @description An order of the payer, and what was done with it. */
        ErasedOrder: {
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /**
             * @description What was done, or would be.
             * @example erased
             * @enum {string}
             */
            outcome: "erased" | "waiting" | "alreadyErased";
        };
        /** @description The orders found, and what was done with each. */
        ErasureReport: {
            /**
             * @description Whether nothing was changed.
             * @example false
             */
            dryRun: boolean;
            /**
             * @description Number of orders that were examined.
             * @example 812
             */
            examined: number;
            /**
             * @description Number of orders whose personal data was erased, or would be.
             * @example 2
             */
            erased: number;
            /**
             * @description Number of orders that were not erased because something is in progress. Erase again later.
             * @example 0
             */
            waiting: number;
            /** @description The orders found. */
            orders: components["schemas"]["ErasedOrder"][];
            /** @description Send it as `after` to continue. Null if there are no more. */
            next: components["schemas"]["TradeNumber"] | null;
        };
        /**
         * Exchange rate
         * @description Units of the second currency per unit of the first, as a decimal string above zero.
         * @example 0.92
         */
        DecimalRate: string;
        /** @description Exchange rate of one currency to another. */
        ExchangeRate: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            from: components["schemas"]["CurrencyCode"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            to: components["schemas"]["CurrencyCode"];
            /** @description Units of the second currency per unit of the first, as a decimal string above zero. */
            rate: components["schemas"]["DecimalRate"];
            /** @description Time when it was set. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description All exchange rates. */
        RateList: {
            /** @description All exchange rates that are set. */
            rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description The new rate. */
        PutRateRequest: {
            /** @description Units of the second currency per unit of the first, as a decimal string above zero. */
            rate: components["schemas"]["DecimalRate"];
        };
        /** @description A Vietnamese bank at which payers can pay. */
        Bank: {
            /**
             * Bank number
             * @description The `vaBankId` of Vietnam Pay.
             * @example 12
             */
            bankId: number;
            /**
             * Bank name
             * @description Name of the bank.
             * @example Vietcombank
             */
            name: components["schemas"]["Line"];
        };
        /** @description The list of banks. */
        BankList: {
            /** @description The banks that merchants can use. */
            banks: components["schemas"]["Bank"][];
        };
        /** @description Result of the ledger check. */
        LedgerReport: {
            /**
             * @description Whether the ledger is consistent.
             * @example true
             */
            ok: boolean;
            /**
             * @description Number of postings checked.
             * @example 3
             */
            postings: number;
            /**
             * @description Number of orders checked.
             * @example 1
             */
            orders: number;
            /** @description One sentence per problem, at most 100. */
            problems: string[];
        };
        /** @description The last check of the ledger. */
        LastLedgerReport: {
            /** @description When it was made. Null if there was none. */
            at: components["schemas"]["Moment"] | null;
            /** @description Who made it. Null if there was none. */
            by: components["schemas"]["ActorName"] | null;
            /** @description Its result. Null if there was none. */
            report: components["schemas"]["LedgerReport"] | null;
        };
        /**
         * Place in the list of postings
         * @description Time, event and subject of postings.
         * @example 1794735000000:payment:TG01M7F8NJE000031N17Q8R7V2X4B6DKM
         */
        PostingCursor: string;
        /** @description One page of postings, newest first. */
        PostingPage: {
            /** @description The postings on this page. Those of an event are together; `limit` counts events. */
            postings: components["schemas"]["Posting"][];
            /** @description How far back this page looked, if there is more to look at. Null if this is the last page. */
            searchedTo: components["schemas"]["Moment"] | null;
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["PostingCursor"] | null;
        };
        /** @description What becomes available on a day in a currency, of all merchants. */
        SettlementDay: {
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Shares of payments that settle. */
            settles: components["schemas"]["BookedAmount"];
            /** @description Reserves that are released. */
            released: components["schemas"]["BookedAmount"];
            /** @description Both together. */
            total: components["schemas"]["BookedAmount"];
            /**
             * @description How many payments it comes from; one whose reserve is released on the same day counts twice.
             * @example 3
             */
            orders: number;
            /**
             * @description How many merchants get it.
             * @example 2
             */
            merchants: number;
        };
        /** @description What becomes available, by day and currency; the next day first. */
        SettlementDayList: {
            /** @description The days on which something becomes available. What is overdue counts for today. */
            days: components["schemas"]["SettlementDay"][];
            /** @description If there are too many payments to sum all of them, the first day whose figures are not whole. Otherwise null. */
            incompleteFrom: components["schemas"]["LedgerDay"] | null;
        };
        /**
         * Place in the list of balances
         * @description A merchant number and a currency.
         * @example 100001:USD
         */
        BalanceCursor: string;
        /** @description What becomes available to a merchant on a day in a currency. */
        SettlementOfMerchant: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Shares of payments that settle. */
            settles: components["schemas"]["BookedAmount"];
            /** @description Reserves that are released. */
            released: components["schemas"]["BookedAmount"];
            /** @description Both together. If the merchant has a debt, it is paid first. */
            total: components["schemas"]["BookedAmount"];
            /**
             * @description How many payments it comes from; one whose reserve is released on the same day counts twice.
             * @example 3
             */
            orders: number;
        };
        /** @description One page of what becomes available on a day, by merchant and currency. */
        SettlementMerchantPage: {
            /** @description What each merchant gets. */
            settlements: components["schemas"]["SettlementOfMerchant"][];
            /**
             * @description False if the day has too many payments to sum all of them; those that are due first are then summed.
             * @example true
             */
            isComplete: boolean;
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["BalanceCursor"] | null;
        };
        /** @description A merchant's accounts in one currency, at one point in time. They sum to zero. */
        MerchantBalance: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Can be paid out. Zero while the merchant has a debt. */
            available: components["schemas"]["BookedAmount"];
            /** @description Earned but not settled yet. */
            pending: components["schemas"]["BookedAmount"];
            /** @description Held back as security. */
            margin: components["schemas"]["BookedAmount"];
            /** @description Held for payouts in progress. */
            payoutHold: components["schemas"]["BookedAmount"];
            /** @description Held for refunds in progress. */
            refundHold: components["schemas"]["BookedAmount"];
            /** @description Held for open chargebacks. */
            chargebackHold: components["schemas"]["BookedAmount"];
            /** @description The merchant's debt; zero or negative. Money that becomes available pays it first, in the same posting. */
            debt: components["schemas"]["BookedAmount"];
            /** @description The operator's earnings. */
            fees: components["schemas"]["BookedAmount"];
            /** @description Money held by the acquirer; decreases as payments come in. */
            channel: components["schemas"]["BookedAmount"];
            /** @description Currency conversion within one event. */
            exchange: components["schemas"]["BookedAmount"];
        };
        /** @description One page of balances. */
        BalancePage: {
            /** @description The day at whose end the balances were like this. Null for now. */
            asOf: components["schemas"]["LedgerDay"] | null;
            /** @description The last day as of which balances can be read, besides now. A day is closed about an hour after its end. Null if none is closed yet. */
            closedThrough: components["schemas"]["LedgerDay"] | null;
            /** @description The balances on this page, by merchant and currency. */
            balances: components["schemas"]["MerchantBalance"][];
            /** @description The sums over all pages, by currency. */
            sums: components["schemas"]["Balance"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["BalanceCursor"] | null;
        };
        /** @description A payment method and the currencies in which it can be paid here. */
        MethodCurrencies: {
            /**
             * @description The method, by its name in the merchant interface.
             * @example WECHAT
             */
            method: string;
            /** @description The currencies in force. Null for all. */
            currencies: string[] | null;
            /** @description Whether `METHOD_CURRENCIES` adds to those of the contract. */
            isWidened: boolean;
        };
        /** @description How long a kind of data is kept. */
        RetentionSetting: {
            /**
             * @description The environment variable that sets it.
             * @example RETENTION_NOTIFICATIONS_DAYS
             */
            setting: string;
            /**
             * @description For how many days it is kept. Null for ever.
             * @example 90
             */
            days: number | null;
            /**
             * @description The default.
             * @example 90
             */
            defaultDays: number;
            /**
             * @description Shorter lifetimes are refused.
             * @example 7
             */
            daysMin: number;
            /**
             * @description What is removed.
             * @example bodies of notifications, responses of merchants, and all attempts but the last
             */
            removes: string;
        };
        /** @description How the gateway is configured. */
        Settings: {
            /**
             * @description In the sandbox no money moves.
             * @example live
             * @enum {string}
             */
            mode: "sandbox" | "live";
            /**
             * @description The version of the gateway.
             * @example 0.2.0
             */
            version: string;
            /**
             * @description The time zone in which days are counted.
             * @example UTC
             */
            timeZone: string;
            /**
             * @description Where the data is.
             * @example postgresql
             * @enum {string}
             */
            database: "postgresql" | "sqlite";
            /** @description The payment methods and their currencies. `METHOD_CURRENCIES` widens those of the contract. */
            methods: components["schemas"]["MethodCurrencies"][];
            /** @description How long data is kept, by kind. */
            retention: components["schemas"]["RetentionSetting"][];
            /** @description When old data was last removed. Null if it never was. */
            lastRetentionAt: components["schemas"]["Moment"] | null;
        };
        /**
         * Choice
         * @description Whether the filter applies.
         * @example true
         * @enum {string}
         */
        Choice: "true" | "false";
        /** @description One page of requests, newest first. */
        ApprovalPage: {
            /** @description The requests on this page. */
            approvals: components["schemas"]["Approval"][];
            /**
             * @description Send it as `before` to get the next page. Null on the last page.
             * @example null
             */
            next: string | null;
        };
        /** @description What an approval needs besides the number of the request. Most need nothing. */
        ApproveRequestRequest: {
            /**
             * @description The card number, required for a payout to a card. It is never stored, so whoever approves types it again; it must be the number that was asked for. For all other requests it must be absent.
             * @example 4242424242424242
             */
            account?: string;
        };
        /** @description What became of an approved request. */
        ApprovalResult: {
            /** @description A request that needs a second person. */
            approval: components["schemas"]["Approval"];
            /**
             * @description The response of the operation, as if the maker had called it; null if it failed. A new key or secret is in it and is shown only once.
             * @example {
             *       "refundNo": "RF01M7FC3E2000031N13M5Q8R7V2X4B6D"
             *     }
             */
            response: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Requests to approve. */
        ApproveRequestsRequest: {
            /** @description The requests, each once. */
            approvalNos: components["schemas"]["ApprovalNumber"][];
        };
        /** @description What became of one of several requests. */
        ApprovedRequest: {
            /** @description Identifies a request for approval; newer requests sort after older ones. */
            approvalNo: components["schemas"]["ApprovalNumber"];
            /**
             * Result of an approval
             * @description What became of one of several requests.
             * @example done
             * @enum {string}
             */
            result: "done" | "failed" | "notPending" | "refused" | "needsAccount" | "unknown";
            /**
             * @description What was done, or why nothing was done.
             * @example RF01M7FC3E2000031N13M5Q8R7V2X4B6D: 25.00 USD
             */
            detail: string;
            /** @description The request in its current state; null if it was not carried out now. */
            approval: components["schemas"]["Approval"] | null;
            /**
             * @description The response of its operation, as `approveRequest` returns it. A new key or secret is in it and is shown only once.
             * @example {
             *       "refundNo": "RF01M7FC3E2000031N13M5Q8R7V2X4B6D"
             *     }
             */
            response: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What became of several requests. */
        ApprovedRequests: {
            /** @description One for each request, in the order in which they were sent. */
            results: components["schemas"]["ApprovedRequest"][];
        };
        /**
         * Kind that moves money
         * @description A refund or a payout.
         * @example payout
         * @enum {string}
         */
        MoneyKind: "refund" | "payout";
        /**
         * Limit
         * @description Amount of money as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). Zero means that nothing is done alone. The currency is in its own field.
         * @example 100.00
         */
        LimitAmount: string;
        /** @description An amount for refunds or for payouts, in one currency. */
        MoneyLimit: {
            /** @description A refund or a payout. */
            kind: components["schemas"]["MoneyKind"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount of money as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). Zero means that nothing is done alone. The currency is in its own field. */
            amount: components["schemas"]["LimitAmount"];
        };
        /** @description Up to which amount people without the permission `refunds.unlimited` can refund alone. */
        RefundLimit: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount of money as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). Zero means that nothing is done alone. The currency is in its own field. */
            amount: components["schemas"]["LimitAmount"];
        };
        /** @description Up to which amount people without the permission `payouts.unlimited` can pay out alone. */
        PayoutLimit: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount of money as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). Zero means that nothing is done alone. The currency is in its own field. */
            amount: components["schemas"]["LimitAmount"];
        };
        /** @description Which operations need a second person, and how much people do alone. */
        ApprovalRules: {
            /** @description The kinds that always need a second person. */
            kinds: components["schemas"]["ApprovalKind"][];
            /** @description Above which amount a refund or a payout needs a second person, whoever makes it. Once a kind has an amount in one currency, it always needs a second person in the others. Of a refund, what was refunded of the order before counts. */
            amounts?: components["schemas"]["MoneyLimit"][];
            /** @description How much of an order people without the permission `refunds.unlimited` can refund alone, one limit per currency. What was refunded of it before counts. A currency without a limit has the limit zero. */
            refundLimits: components["schemas"]["RefundLimit"][];
            /** @description How much people without the permission `payouts.unlimited` can pay out alone at a time, one limit per currency. Once one currency has a limit, the others have the limit zero; without any, they pay out alone what the balance allows. */
            payoutLimits?: components["schemas"]["PayoutLimit"][];
            /** @description How much one person without the permission `refunds.unlimited` or `payouts.unlimited` can refund or pay out alone on one day, with all of their tokens. A currency without a limit has none by day. */
            dayLimits?: components["schemas"]["MoneyLimit"][];
        };
        /** @description The rules that your side has set, what the other side adds to them, and what holds. If a merchant is concerned, the operator and the merchant each have rules for the merchant's people, and the stricter one holds. */
        RulesInForce: {
            /** @description The kinds that always need a second person. */
            kinds: components["schemas"]["ApprovalKind"][];
            /** @description Above which amount a refund or a payout needs a second person, whoever makes it. Once a kind has an amount in one currency, it always needs a second person in the others. Of a refund, what was refunded of the order before counts. */
            amounts: components["schemas"]["MoneyLimit"][];
            /** @description How much of an order people without the permission `refunds.unlimited` can refund alone, one limit per currency. What was refunded of it before counts. A currency without a limit has the limit zero. */
            refundLimits: components["schemas"]["RefundLimit"][];
            /** @description How much people without the permission `payouts.unlimited` can pay out alone at a time, one limit per currency. Once one currency has a limit, the others have the limit zero; without any, they pay out alone what the balance allows. */
            payoutLimits: components["schemas"]["PayoutLimit"][];
            /** @description How much one person without the permission `refunds.unlimited` or `payouts.unlimited` can refund or pay out alone on one day, with all of their tokens. A currency without a limit has none by day. */
            dayLimits: components["schemas"]["MoneyLimit"][];
            /** @description For a merchant, the rules of the operator; for the operator, those of the merchant. Null for the rules of the operator's own people. */
            otherSide: components["schemas"]["ApprovalRules"] | null;
            /** @description Which operations need a second person, and how much people do alone. */
            inForce: components["schemas"]["ApprovalRules"];
        };
        /**
         * Action
         * @description The `operationId`, or what happened to an account, such as `signIn`.
         * @example approveMerchant
         */
        ActionName: string;
        /**
         * Kind of action
         * @description What actions are about.
         * @example keys
         * @enum {string}
         */
        ActionKind: "money" | "orders" | "keys" | "merchants" | "people" | "signIn" | "approvals" | "deliveries" | "settings" | "sandbox" | "reading";
        /**
         * Outcome of an action
         * @description Whether it was done.
         * @example done
         * @enum {string}
         */
        ActionOutcome: "done" | "refused";
        /**
         * Target of an action
         * @description What the action is about.
         * @example merchant 200001
         */
        ActionTarget: string;
        /** @description What a person or a program did, or was refused. */
        Action: {
            /** @description Number of the action; newer actions have larger numbers. */
            actionNo: components["schemas"]["ActionNumber"];
            /** @description Time when it happened. */
            at: components["schemas"]["Moment"];
            /** @description Who acted. */
            actorKind: components["schemas"]["ActorKind"];
            /**
             * @description Id of the person or token. Null for the token of the environment and the gateway itself.
             * @example person_01JD0QF6ZK3V8
             */
            actorId: string | null;
            /**
             * @description Name of the person or token at that time.
             * @example mara@example.com
             */
            actor: string;
            /**
             * @description Id of the person's session.
             * @example session_01JD0QF6ZK3V9
             */
            sessionId: string | null;
            /**
             * @description IP address of the caller. Null inside the gateway.
             * @example 192.0.2.7
             */
            address: string | null;
            /**
             * @description Id of the request, as in the logs.
             * @example req_01JD0QF6ZK3VA
             */
            requestId: string | null;
            /** @description The `operationId`, or what happened to an account, such as `signIn`. */
            action: components["schemas"]["ActionName"];
            /** @description Whether it was done. */
            outcome: components["schemas"]["ActionOutcome"];
            /**
             * @description The merchant that the action is about. Null if it is about no single merchant.
             * @example 200001
             */
            merNo: number | null;
            /** @description What the action is about. */
            target: components["schemas"]["ActionTarget"];
            /**
             * @description What changed, in words.
             * @example pending to active
             */
            detail: string;
            /**
             * @description What the change replaced; personal data is masked, secrets are left out.
             * @example {
             *       "status": "pending"
             *     }
             */
            before: {
                [key: string]: unknown;
            } | null;
            /**
             * @description What it was replaced by; personal data is masked, secrets are left out.
             * @example {
             *       "status": "active"
             *     }
             */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The reason that was given.
             * @example Ticket 4711
             */
            reason: string | null;
            /**
             * @description The approved request that was carried out.
             * @example null
             */
            approvalNo: string | null;
            /**
             * @description Hash over this action and the hash of the action before it. Null in records of earlier releases.
             * @example 9f2c4be07d5a16388ce1f0d2a7b4935ce86f01d4b2a97c5530e8d1f64a7b9c02
             */
            hash: string | null;
        };
        /** @description One page of actions, newest first. */
        ActionPage: {
            /** @description The actions on this page. */
            actions: components["schemas"]["Action"][];
            /**
             * @description Send it as `before` to get the next page. Null on the last page.
             * @example null
             */
            next: number | null;
        };
        /**
         * Token ID
         * @description Identifies a token of a program. It opens nothing.
         * @example token_01K9ZC3M5Q8R7V2X4B6DKM8P
         */
        TokenId: string;
        /**
         * Token name
         * @description What the token is for. It is the name in the records of what the program does.
         * @example nightly-export
         */
        TokenName: components["schemas"]["Line"];
        /**
         * Permission
         * @description A permission. The permissions of the interface are listed with the roles that have them.
         * @example orders.read
         */
        PermissionName: string;
        /** @description A token of a program, without the token itself. */
        Token: {
            /** @description Identifies a token of a program. It opens nothing. */
            tokenId: components["schemas"]["TokenId"];
            /** @description What the token is for. It is the name in the records of what the program does. */
            name: components["schemas"]["TokenName"];
            /**
             * Token state
             * @description `active` can be used. `expired` and `revoked` cannot. `suspended` cannot either: the person who created it is disabled, or no longer has a role on that side.
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "revoked" | "suspended";
            /** @description The merchant that it is limited to. Null for all merchants. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description What it was given. It may do as much of it as whoever created it may do by now. */
            permissions: components["schemas"]["PermissionName"][];
            /**
             * @description Who created it.
             * @example mara@example.com
             */
            createdBy: string;
            /** @description Time when it was created. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when it expires. */
            expiresAt: components["schemas"]["Moment"];
            /** @description Time when it was last used, to the minute. Null if it never was. */
            usedAt: components["schemas"]["Moment"] | null;
            /** @description Time when it was revoked. Null if it was not. */
            revokedAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of tokens, newest first. */
        TokenPage: {
            /** @description The tokens on this page. */
            tokens: components["schemas"]["Token"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["TokenId"] | null;
        };
        /** @description A token for a program. */
        CreateTokenRequest: {
            /** @description What the token is for. It is the name in the records of what the program does. */
            name: components["schemas"]["TokenName"];
            /** @description The merchant that it is limited to; all merchants if it is left out. For a merchant's people it is always their own. */
            merNo?: components["schemas"]["MerchantNumber"];
            /** @description What it may do. A token for one merchant can have only permissions that a merchant's people can have. */
            permissions: components["schemas"]["PermissionName"][];
            /**
             * Lifetime
             * @description Seconds until the token expires. A year at most.
             * @example 7776000
             */
            lifetimeSeconds: number;
        };
        /** @description The new token, which is shown only once. */
        CreatedToken: {
            /** @description A token of a program, without the token itself. */
            token: components["schemas"]["Token"];
            /**
             * @description Send it as `Authorization` with `Bearer`. Shown only once.
             * @example tgt_3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            value: string;
        };
        /** @description Who a token belongs to. */
        Caller: {
            /**
             * Kind of caller
             * @description A person in a session, the token of a program, or `breakGlass`, the token of the gateway's environment.
             * @example person
             * @enum {string}
             */
            kind: "person" | "token" | "breakGlass";
            /**
             * @description The name in the records.
             * @example mara@example.com
             */
            actor: string;
            /** @description The merchant that everything is limited to. Null on the operator's side. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description The roles of a person on that side. Empty for tokens. */
            roles: string[];
            /** @description What it may do. Null for everything. */
            permissions: components["schemas"]["PermissionName"][] | null;
            /** @description Time when the session or token ends. Null for the token of the environment. */
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description Time when the person last showed their second factor. Null if never. */
            factorAt: components["schemas"]["Moment"] | null;
        };
        /** @description Whether a session has ended. */
        EndedSession: {
            /**
             * @description False if the token is not of a session.
             * @example true
             */
            ended: boolean;
        };
        /** @description What asks to be let in. */
        StartDeviceRequest: {
            /**
             * Host name
             * @description Name of the machine that runs the command, shown to the person.
             * @example mara-laptop
             */
            hostName: components["schemas"]["Line"];
        };
        /** @description The codes of a command that waits for its person. */
        DeviceStart: {
            /**
             * @description The command polls with it. Not for people.
             * @example tgd_3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            deviceCode: string;
            /**
             * @description The person compares it with the one on the page.
             * @example BCDF-GHJK
             */
            userCode: string;
            /**
             * @description The page to open, with the code in it.
             * @example http://localhost:8080/account/device?code=BCDF-GHJK
             */
            link: string;
            /**
             * @description Seconds until the codes expire.
             * @example 600
             */
            expiresInSeconds: number;
            /**
             * @description Seconds to wait between two polls.
             * @example 2
             */
            intervalSeconds: number;
        };
        /** @description Who polls. */
        TakeDeviceRequest: {
            /**
             * @description The code from `startDevice`.
             * @example tgd_3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            deviceCode: string;
        };
        /** @description What the person has decided so far. */
        DeviceDecision: {
            /**
             * Decision
             * @description `waiting` until the person decides; `confirmed` or `refused` after that.
             * @example confirmed
             * @enum {string}
             */
            state: "waiting" | "confirmed" | "refused";
            /**
             * @description The token of the command's new session, given once. Null for a confirmation, which changes the session that asked.
             * @example tgs_3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            token: string | null;
            /**
             * @description The person. Null until they have confirmed.
             * @example mara@example.com
             */
            actor: string | null;
            /** @description Time when the session ends. Null until the person has confirmed. */
            expiresAt: components["schemas"]["Moment"] | null;
        };
        /** @description The end of a day's chain. Keep it elsewhere to prove later that nothing before it was changed. */
        ActionHead: {
            /**
             * @description The day in UTC.
             * @example 2026-11-15
             */
            day: string;
            /**
             * @description Number of the day's last action so far.
             * @example 42
             */
            lastNo: number;
            /**
             * @description Number of actions on that day so far.
             * @example 12
             */
            actions: number;
            /**
             * @description Hash of the day's last action so far.
             * @example 9f2c4be07d5a16388ce1f0d2a7b4935ce86f01d4b2a97c5530e8d1f64a7b9c02
             */
            head: string;
        };
        /** @description Something in the record that is not as it was written. */
        ActionFinding: {
            /**
             * @description The action, or the first of several. Null if the finding is about a whole day.
             * @example 17
             */
            actionNo: number | null;
            /**
             * @description The last of several actions with the same problem; otherwise the same as `actionNo`.
             * @example 17
             */
            lastNo: number | null;
            /**
             * @description The day in UTC, if it is known.
             * @example 2026-11-15
             */
            day: string | null;
            /**
             * @description What is wrong.
             * @example was changed: its contents do not match its hash
             */
            problem: string;
        };
        /** @description Result of the check of the record of actions. */
        ActionReport: {
            /**
             * @description Whether the record is as it was written.
             * @example true
             */
            ok: boolean;
            /**
             * @description Number of chained actions.
             * @example 42
             */
            actions: number;
            /**
             * @description Number of actions recorded by earlier releases, before the chain began. They prove nothing.
             * @example 0
             */
            unchained: number;
            /**
             * @description Number of days with actions.
             * @example 3
             */
            days: number;
            /** @description The end of the newest day's chain. */
            head: components["schemas"]["ActionHead"] | null;
            /** @description What is wrong, at most 100. */
            findings: components["schemas"]["ActionFinding"][];
            /**
             * @description Number of findings, including those that are not listed.
             * @example 0
             */
            found: number;
        };
        /**
         * State of a person
         * @description `disabled`: cannot sign in.
         * @example active
         * @enum {string}
         */
        PersonState: "active" | "disabled";
        /** @description A person's roles on one side. */
        Membership: {
            /** @description The merchant. Null for the operator's own side. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description The roles there. */
            roles: components["schemas"]["Role"][];
        };
        /** @description A person with their roles. */
        Person: {
            /** @description Identifies a person; newer people have later IDs. */
            personId: components["schemas"]["PersonId"];
            /** @description E-mail address, with which the person signs in. Upper and lower case are the same. New ones have letters of ASCII, digits and a few signs before the `@`, and are kept in one spelling, with the host in ASCII (`xn--…`). */
            email: components["schemas"]["PersonEmail"];
            /** @description The person's name. */
            name: components["schemas"]["PersonName"];
            /** @description `disabled`: cannot sign in. */
            state: components["schemas"]["PersonState"];
            /** @description Where the person belongs. A merchant's people see only their own merchant here. */
            memberships: components["schemas"]["Membership"][];
            /** @description Time when the person joined. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time of the last sign-in. Null if there was none. */
            signedInAt: components["schemas"]["Moment"] | null;
            /** @description Since when the mail server has refused mails to the address. Null if it takes them, or none was sent. */
            unreachableSince?: components["schemas"]["Moment"] | null;
        };
        /** @description One page of people. */
        PersonPage: {
            /** @description The people on this page, oldest first. */
            people: components["schemas"]["Person"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["PersonId"] | null;
        };
        /** @description A person with their roles, second factors and sessions. */
        PersonDetails: {
            /** @description Identifies a person; newer people have later IDs. */
            personId: components["schemas"]["PersonId"];
            /** @description E-mail address, with which the person signs in. Upper and lower case are the same. New ones have letters of ASCII, digits and a few signs before the `@`, and are kept in one spelling, with the host in ASCII (`xn--…`). */
            email: components["schemas"]["PersonEmail"];
            /** @description The person's name. */
            name: components["schemas"]["PersonName"];
            /** @description `disabled`: cannot sign in. */
            state: components["schemas"]["PersonState"];
            /** @description Where the person belongs. A merchant's people see only their own merchant here. */
            memberships: components["schemas"]["Membership"][];
            /** @description Time when the person joined. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time of the last sign-in. Null if there was none. */
            signedInAt: components["schemas"]["Moment"] | null;
            /** @description Since when the mail server has refused mails to the address. Null if it takes them, or none was sent. */
            unreachableSince?: components["schemas"]["Moment"] | null;
            /** @description The kinds of second factors that are set up. */
            factors: ("totp" | "passkey" | "recoveryCode")[];
            /**
             * @description Number of sessions that are in use.
             * @example 1
             */
            sessions: number;
        };
        /** @description A person's roles on one side, as they are to be. */
        ChangeRolesRequest: {
            /** @description The merchant. Leave it out for the operator's own side. A merchant's people can only name their own. */
            merNo?: components["schemas"]["MerchantNumber"];
            /** @description All roles there. An empty list removes the person from that side. */
            roles: components["schemas"]["Role"][];
            /** @description The roles that you saw there. If they have changed meanwhile, nothing is done. */
            replaces?: components["schemas"]["Role"][];
        };
        /**
         * Invitation ID
         * @description Identifies an invitation; it opens nothing.
         * @example invitation_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        InvitationId: string;
        /** @description An invitation, or a link for setting up sign-in again, without the link itself. */
        Invitation: {
            /** @description Identifies an invitation; it opens nothing. */
            invitationId: components["schemas"]["InvitationId"];
            /** @description E-mail address, with which the person signs in. Upper and lower case are the same. New ones have letters of ASCII, digits and a few signs before the `@`, and are kept in one spelling, with the host in ASCII (`xn--…`). */
            email: components["schemas"]["PersonEmail"];
            /** @description The person's name. */
            name: components["schemas"]["PersonName"];
            /** @description The merchant. Null for the operator's own side. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description The roles that the person gets. None if the link is for setting up sign-in again. */
            roles: components["schemas"]["Role"][];
            /**
             * State of an invitation
             * @description `open`: can be accepted. `accepted`: somebody joined. `revoked`: withdrawn, or replaced by a newer one. `expired`: not accepted within 24 hours.
             * @example open
             * @enum {string}
             */
            state: "open" | "accepted" | "revoked" | "expired";
            /**
             * @description Who invited the person.
             * @example ada@example.com
             */
            invitedBy: string;
            /** @description Time of the invitation. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time until which it can be accepted. */
            expiresAt: components["schemas"]["Moment"];
        };
        /** @description An invitation, or a link for setting up sign-in again. The link is shown only once. */
        NewInvitation: {
            /** @description An invitation, or a link for setting up sign-in again, without the link itself. */
            invitation: components["schemas"]["Invitation"];
            /**
             * @description The link for the person who is invited. It works once, for 24 hours. It is mailed if a mail server is configured, or in the sandbox; otherwise pass it on yourself. Null if it was mailed and only the mailbox is to open it, as where one of a merchant's people invites, or where sign-in is set up again.
             * @example https://pay.example/account/invitation/tgi_0Q3xk9WcP7mT2vB8sL5nR1yD4gH6jZ0aE
             */
            link: string | null;
        };
        /** @description How many sessions were ended. */
        EndedSessions: {
            /**
             * @description Number of sessions that were ended.
             * @example 2
             */
            ended: number;
        };
        /** @description One page of invitations. */
        InvitationPage: {
            /** @description The invitations on this page, newest first. */
            invitations: components["schemas"]["Invitation"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["InvitationId"] | null;
        };
        /** @description Whom to invite, and as what. */
        InvitePersonRequest: {
            /** @description E-mail address, with which the person signs in. Upper and lower case are the same. New ones have letters of ASCII, digits and a few signs before the `@`, and are kept in one spelling, with the host in ASCII (`xn--…`). */
            email: components["schemas"]["PersonEmail"];
            /** @description The person's name. */
            name: components["schemas"]["PersonName"];
            /** @description The merchant. Leave it out for the operator's own side. A merchant's people can only name their own. */
            merNo?: components["schemas"]["MerchantNumber"];
            /** @description The roles that the person gets. */
            roles: components["schemas"]["Role"][];
            /** @description Language of the mail. English if it is left out. */
            language?: components["schemas"]["LanguageCode"];
        };
        /**
         * Session ID
         * @description Identifies a session; it opens nothing.
         * @example session_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        SessionId: string;
        /** @description One of your sessions. */
        AccountSession: {
            /** @description Identifies a session; it opens nothing. */
            sessionId: components["schemas"]["SessionId"];
            /**
             * @description Whether it is the session of this request.
             * @example true
             */
            current: boolean;
            /**
             * @description Where it is used: in a `browser`, or by the `tollgate` command.
             * @example browser
             * @enum {string}
             */
            kind: "browser" | "command";
            /**
             * @description How you signed in.
             * @example password+totp
             */
            method: string;
            /** @description The merchant. Null for the operator's own side. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /**
             * @description The address from which you signed in.
             * @example 192.0.2.7
             */
            address: string;
            /**
             * @description The browser or program, as it names itself.
             * @example Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0
             */
            agent: string;
            /** @description Time of the sign-in. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time of the last request, to the minute. */
            seenAt: components["schemas"]["Moment"];
            /** @description Time when it ends in any case. A session in a browser also ends after 15 minutes without a request. */
            endsAt: components["schemas"]["Moment"];
            /** @description Time when you last showed your second factor in it. Null if you never did. */
            factorAt: components["schemas"]["Moment"] | null;
        };
        /** @description Who you are, what you may do, and the session in which you do it. */
        Account: {
            /** @description A person with their roles, second factors and sessions. */
            person: components["schemas"]["PersonDetails"];
            /** @description The merchant on whose side you act. Null for the operator's own side. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description Your roles on that side. */
            roles: components["schemas"]["Role"][];
            /** @description What these roles allow. */
            permissions: string[];
            /** @description One of your sessions. */
            session: components["schemas"]["AccountSession"];
        };
        /** @description The side on which to act in this session. */
        SwitchSideRequest: {
            /** @description One of your merchants. Null for the operator's own side. */
            merNo: components["schemas"]["MerchantNumber"] | null;
        };
        /** @description Your sessions that are in use. */
        AccountSessionList: {
            /** @description Newest first. */
            sessions: components["schemas"]["AccountSession"][];
        };
        /** @description Something that you did, or that was done to your account. */
        AccountEvent: {
            /** @description Number of the action; newer actions have larger numbers. */
            actionNo: components["schemas"]["ActionNumber"];
            /** @description Time when it happened. */
            at: components["schemas"]["Moment"];
            /**
             * @description Who acted.
             * @example mara@example.com
             */
            actor: string;
            /**
             * @description What happened, such as `signIn`, or the `operationId`.
             * @example signIn
             */
            action: string;
            /**
             * @description Whether it was done or refused.
             * @example done
             * @enum {string}
             */
            outcome: "done" | "refused";
            /**
             * @description The object that it is about.
             * @example person person_01M7F8NJE01N1K9ZC3M5Q8R7
             */
            target: string;
            /**
             * @description More about it.
             * @example password+totp
             */
            detail: string;
            /**
             * @description The address from which it came. Null if it is not known.
             * @example 192.0.2.7
             */
            address: string | null;
        };
        /** @description One page of an account's own log. */
        AccountEventPage: {
            /** @description The events on this page, newest first. */
            events: components["schemas"]["AccountEvent"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["ActionNumber"] | null;
        };
        /**
         * Topic of news
         * @description A group of kinds about which people choose together.
         * @example chargebacks
         * @enum {string}
         */
        NewsTopic: "chargebacks" | "approvals" | "endpoints" | "payouts" | "refunds" | "beneficiaries" | "settlementAccounts" | "reconciliation" | "keys" | "account";
        /**
         * Mailing of news
         * @description How a person gets mails about a topic.
         * @example digest
         * @enum {string}
         */
        NewsMailing: "atOnce" | "digest" | "off";
        /** @description A topic that concerns you, and how you get mails about it. */
        ShownTopic: {
            /** @description A group of kinds about which people choose together. */
            topic: components["schemas"]["NewsTopic"];
            /** @description How a person gets mails about a topic. */
            mailing: components["schemas"]["NewsMailing"];
            /**
             * @description Whether it is about security, so that it is always mailed at once.
             * @example false
             */
            fixed: boolean;
        };
        /** @description How you get news. */
        NewsPreferences: {
            /** @description The topics that concern you on your side, in display order. */
            topics: components["schemas"]["ShownTopic"][];
            /** @description The language of your mails. */
            language: components["schemas"]["LanguageCode"];
            /** @description By which the morning of a digest is reckoned. Null for the operator's. */
            timeZone: components["schemas"]["TimeZoneName"] | null;
            /**
             * @description Whether the gateway sends mails. If not, news are only listed.
             * @example true
             */
            mails: boolean;
            /**
             * @description Whether your address can be reached. False if the mail server refused it for good; a mail that arrives, or another address, makes it true.
             * @example true
             */
            reachable: boolean;
        };
        /** @description A topic, and how you get mails about it. */
        TopicChoice: {
            /** @description A group of kinds about which people choose together. */
            topic: components["schemas"]["NewsTopic"];
            /** @description How a person gets mails about a topic. */
            mailing: components["schemas"]["NewsMailing"];
        };
        /** @description How you want to get news. What is left out stays as it is. */
        PutNewsPreferencesRequest: {
            /** @description The topics to change. Those about security cannot be changed. */
            topics?: components["schemas"]["TopicChoice"][];
            /** @description The language of your mails. */
            language?: components["schemas"]["LanguageCode"];
            /** @description By which the morning of a digest is reckoned. Null for the operator's. */
            timeZone?: components["schemas"]["TimeZoneName"] | null;
        };
        /** @description A mail of the gateway, with sample data. */
        SampleLetter: {
            /**
             * @description What the mail is about.
             * @example chargebackOpened
             */
            letter: string;
            /**
             * @description Subject.
             * @example Chargeback over 18.00 EUR: answer by 24 Nov 2026
             */
            subjectLine: components["schemas"]["Line"];
            /**
             * @description The plain text, with sample data.
             * @example The payer’s bank disputes a payment.
             */
            plainText: string;
            /**
             * @description The same as HTML.
             * @example <p>The payer’s bank disputes a payment.</p>
             */
            html: string;
        };
        /** @description Every mail of the gateway in one language, with sample data. */
        SampleLetterList: {
            /** @description In the order of the catalogue. */
            letters: components["schemas"]["SampleLetter"][];
        };
        /**
         * News ID
         * @description Identifies an item of news; newer items have later IDs.
         * @example news_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        NewsId: string;
        /**
         * Kind of news
         * @description What an item of news is about.
         * @example chargebackOpened
         * @enum {string}
         */
        NewsKind: "chargebackOpened" | "chargebackDue" | "approvalWaiting" | "approvalDecided" | "endpointFailing" | "endpointRecovered" | "payoutSent" | "payoutFailed" | "payoutReversed" | "refundReversed" | "beneficiaryAdded" | "beneficiaryRemoved" | "settlementAccountChanged" | "settlementAccountWithdrawn" | "payoutWaiting" | "exceptionsOverdue" | "keyChanged" | "tokenCreated" | "passwordChanged" | "factorChanged" | "emailChanged" | "recoveryCodeUsed" | "newDevice" | "signInLocked";
        /** @description Something that happened, for one person. */
        NewsItem: {
            /** @description Identifies an item of news; newer items have later IDs. */
            newsId: components["schemas"]["NewsId"];
            /** @description What an item of news is about. */
            kind: components["schemas"]["NewsKind"];
            /** @description A group of kinds about which people choose together. */
            topic: components["schemas"]["NewsTopic"];
            /** @description The merchant that it is about. Null if it is about none. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /**
             * @description What happened, in a sentence.
             * @example Chargeback over 18.00 EUR: answer by 24 Nov 2026
             */
            title: string;
            /**
             * @description The path of the page that shows the very thing, on the caller's desk.
             * @example /merchant/chargebacks/CB01M7F8NJE00031V1K9ZC3M5Q8R7V2
             */
            link: string;
            /** @description Time when it happened. */
            at: components["schemas"]["Moment"];
            /** @description Time when you marked it as read, on any device. Null if it is new. */
            readAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of your news. */
        NewsPage: {
            /** @description The items on this page, newest first. */
            news: components["schemas"]["NewsItem"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["NewsId"] | null;
            /**
             * @description Number of items that you have not read; 100 stands for 100 or more.
             * @example 3
             */
            unread: number;
        };
        /** @description What is to be marked as read. */
        ReadNewsRequest: {
            /** @description The newest item that was shown to you. It and everything older is marked as read. */
            through: components["schemas"]["NewsId"];
        };
        /** @description What is left to read. */
        ReadNews: {
            /**
             * @description Number of items that you have not read; 100 stands for 100 or more.
             * @example 0
             */
            unread: number;
        };
        /** @description Number of calls by answer. */
        ChannelAnswers: {
            /**
             * @description Calls that were approved.
             * @example 1
             */
            approved: number;
            /**
             * @description Calls that were declined.
             * @example 1
             */
            declined: number;
            /**
             * @description Calls after which the payer has to act.
             * @example 1
             */
            challenged: number;
            /**
             * @description Calls that the acquirer is still processing.
             * @example 1
             */
            pending: number;
            /**
             * @description Calls without a response in time. They decide nothing.
             * @example 1
             */
            unknown: number;
            /**
             * @description Calls that certainly never left, because the connection was refused or the name has no address.
             * @example 1
             */
            notSent: number;
            /**
             * @description Questions about something that the acquirer never received.
             * @example 1
             */
            notFound: number;
            /**
             * @description Orders that were cancelled.
             * @example 1
             */
            cancelled: number;
        };
        /** @description How calls of one operation were answered. */
        ChannelFigures: {
            /**
             * @description What the acquirer was asked for.
             * @example authorize
             * @enum {string}
             */
            operation: "authorize" | "complete" | "refund" | "returnMoney" | "payout" | "inquire" | "cancel";
            /**
             * @description Number of calls.
             * @example 120
             */
            calls: number;
            /** @description Number of calls by answer. */
            answers: components["schemas"]["ChannelAnswers"];
            /**
             * @description Half of the calls took at most so many milliseconds. Rounded up to a fixed step.
             * @example 250
             */
            p50Ms: number;
            /**
             * @description 95 of 100 calls took at most so many milliseconds. Rounded up to a fixed step.
             * @example 1000
             */
            p95Ms: number;
            /** @description The minute of the last call. */
            lastAt: components["schemas"]["Moment"];
        };
        /** @description How payments, payouts or refunds of one method and currency were answered. */
        AcquirerMethodFigures: {
            /**
             * @description The method; `REFUND` for all refunds.
             * @example CREDIT_CARD
             */
            method: string;
            /**
             * @description The currency of the order.
             * @example USD
             */
            currency: string;
            /**
             * @description Number of calls.
             * @example 120
             */
            calls: number;
            /**
             * @description Calls that were approved.
             * @example 100
             */
            approved: number;
            /**
             * @description Calls that were declined.
             * @example 18
             */
            declined: number;
            /**
             * @description Calls without a response in time, and calls that never left.
             * @example 2
             */
            unanswered: number;
            /**
             * @description Half of the calls took at most so many milliseconds. Rounded up to a fixed step.
             * @example 250
             */
            p50Ms: number;
            /**
             * @description 95 of 100 calls took at most so many milliseconds. Rounded up to a fixed step.
             * @example 1000
             */
            p95Ms: number;
        };
        /** @description A kind of call that is held back. */
        AcquirerBreaker: {
            /**
             * @description Which calls.
             * @example authorize
             * @enum {string}
             */
            operation: "authorize" | "complete" | "refund" | "returnMoney" | "payout" | "inquire" | "cancel";
            /**
             * @description `open` while no call is tried, `halfOpen` while single ones are. Three answers in a row end it.
             * @example open
             * @enum {string}
             */
            state: "open" | "halfOpen";
            /** @description Since when. */
            since: components["schemas"]["Moment"];
        };
        /** @description How one acquirer does. */
        AcquirerReport: {
            /**
             * @description The acquirer's name in the configuration.
             * @example default
             */
            acquirer: string;
            /** @description Figures of the last 60 minutes. Operations without calls are left out. */
            hour: components["schemas"]["ChannelFigures"][];
            /** @description Figures of the last 24 hours. Operations without calls are left out. */
            day: components["schemas"]["ChannelFigures"][];
            /** @description Payments, payouts and refunds of the last 24 hours by method and currency, those with most calls first. */
            methods: components["schemas"]["AcquirerMethodFigures"][];
            /** @description Calls that are held back on the node that answers, because answers stayed away or took too long. Each node decides for itself. */
            breakers: components["schemas"]["AcquirerBreaker"][];
        };
        /** @description An order or refund without a result. */
        ChannelInquiry: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description Number of the refund. Null if it is the order itself. */
            refundNo: components["schemas"]["RefundNumber"] | null;
            /** @description Time when the order or refund was accepted. */
            since: components["schemas"]["Moment"];
            /**
             * @description How often the acquirer has been asked.
             * @example 3
             */
            tries: number;
            /** @description Time when it is asked again. */
            nextAt: components["schemas"]["Moment"];
        };
        /** @description Figures of acquirers, and what they are being asked about. */
        ChannelReport: {
            /** @description The gateway's time. */
            asOf: components["schemas"]["Moment"];
            /** @description Figures of the last 60 minutes, over all acquirers. Operations without calls are left out. */
            hour: components["schemas"]["ChannelFigures"][];
            /** @description Figures of the last 24 hours, over all acquirers. Operations without calls are left out. */
            day: components["schemas"]["ChannelFigures"][];
            /** @description The same by acquirer, `default` first. One without calls in the last 24 hours is left out. */
            acquirers: components["schemas"]["AcquirerReport"][];
            /** @description Orders and refunds without a result that are asked about again, the next one first. */
            asking: components["schemas"]["ChannelInquiry"][];
            /**
             * @description Whether there are more than are listed.
             * @example false
             */
            more: boolean;
        };
        /**
         * State of an acquirer
         * @description What is sent to an acquirer.
         * @example active
         * @enum {string}
         */
        AcquirerState: "active" | "draining" | "paused";
        /**
         * Preference
         * @description The place in the order in which acquirers are considered for a new payment or payout. The lowest is asked first; of two that are equal, the one whose name comes first.
         * @example 100
         */
        AcquirerPreference: number;
        /** @description The methods that it takes, those of payouts included; null for all. */
        AcquirerMethods: components["schemas"]["Method"][] | null;
        /** @description The currencies that it takes; null for all. */
        AcquirerCurrencies: components["schemas"]["CurrencyCode"][] | null;
        /**
         * Country
         * @description ISO 3166-1 country code, two letters.
         * @example DE
         */
        AcquirerCountry: string;
        /** @description The countries of the payers and beneficiaries that it takes; null for all. Who names no country is taken. */
        AcquirerCountries: components["schemas"]["AcquirerCountry"][] | null;
        /**
         * Bound
         * @description Amount of money as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is in its own field. Null for no bound.
         * @example 100.00
         */
        AmountBound: string | null;
        /** @description Between which amounts an acquirer takes payments and payouts in one currency. */
        AcquirerLimit: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The least amount that it takes; null for any. */
            min: components["schemas"]["AmountBound"];
            /** @description The largest amount that it takes; null for any. */
            max: components["schemas"]["AmountBound"];
        };
        /**
         * Version of the row
         * @description Counts the changes of an acquirer's row, from 1. An acquirer without a row has 0.
         * @example 3
         */
        AcquirerVersion: number;
        /**
         * @description Something that an adapter can do.
         * @example partialRefunds
         * @enum {string}
         */
        Claim: "payments" | "redirects" | "refunds" | "partialRefunds" | "returns" | "payouts" | "hints" | "changes" | "settlementReports";
        /** @description What an acquirer says of itself. */
        AcquirerCapabilities: {
            /**
             * @description The version of the channel contract in which new payments, payouts and refunds are sent to it.
             * @example 2
             */
            contractVersion: number;
            /** @description What it can do, by the channel contract. Empty for version 1, which has no such list. */
            claims: components["schemas"]["Claim"][];
            /** @description The methods that it takes, those of payouts included; null for all. */
            methods: components["schemas"]["AcquirerMethods"];
            /** @description The currencies that it takes; null for all. */
            currencies: components["schemas"]["AcquirerCurrencies"];
            /** @description The countries of the payers and beneficiaries that it takes; null for all. Who names no country is taken. */
            countries: components["schemas"]["AcquirerCountries"];
        };
        /** @description What an acquirer holds for the operator in one currency, by the ledger. */
        AcquirerDebt: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description What it took in minus what it gave out; with a minus if the operator owes it. */
            amount: components["schemas"]["BookedAmount"];
        };
        /** @description An acquirer, with what it is used for and what it says of itself. */
        Acquirer: {
            /** @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`. */
            name: components["schemas"]["AcquirerName"];
            /**
             * @description Whether the configuration of the node that answers has its address and token. If not, it is not called.
             * @example true
             */
            isConfigured: boolean;
            /** @description The state in force. An acquirer without a row is `paused`, except `default`, which is `active`. */
            state: components["schemas"]["AcquirerState"];
            /** @description The lowest is asked first. Without a row it is 0 for `default` and 100 for any other. */
            preference: components["schemas"]["AcquirerPreference"];
            /** @description The methods that it takes, those of payouts included; null for all. */
            methods: components["schemas"]["AcquirerMethods"];
            /** @description The currencies that it takes; null for all. */
            currencies: components["schemas"]["AcquirerCurrencies"];
            /** @description The countries of the payers and beneficiaries that it takes; null for all. Who names no country is taken. */
            countries: components["schemas"]["AcquirerCountries"];
            /** @description By currency. One that is not named has no limits. */
            limits: components["schemas"]["AcquirerLimit"][];
            /** @description Counts the changes of an acquirer's row, from 1. An acquirer without a row has 0. */
            version: components["schemas"]["AcquirerVersion"];
            /** @description Time of the last change of the row. Null without a row. */
            changedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Whether the gateway takes hints from it, because the configuration has a secret for them.
             * @example false
             */
            takesHints: boolean;
            /** @description What it says of itself. Null until it has answered that question. */
            capabilities: components["schemas"]["AcquirerCapabilities"] | null;
            /**
             * @description Payments, payouts and refunds that it has not decided yet. 1000 means so many or more.
             * @example 12
             */
            open: number;
            /** @description What it owes by the ledger, by currency, at the end of the last closed day. What it has paid to the operator's bank account is not deducted, because the ledger does not know of it. */
            owes: components["schemas"]["AcquirerDebt"][];
        };
        /** @description All acquirers that the configuration or a row names, in the order in which they are considered. */
        AcquirerList: {
            /** @description All acquirers. */
            acquirers: components["schemas"]["Acquirer"][];
        };
        /** @description What an acquirer is used for. Its address and its token are not part of it. */
        PutAcquirerRequest: {
            /** @description The version of the row that this replaces, as you have read it; 0 for an acquirer that has none. */
            version: components["schemas"]["AcquirerVersion"];
            /** @description What is sent to an acquirer. */
            state: components["schemas"]["AcquirerState"];
            /** @description The place in the order in which acquirers are considered for a new payment or payout. The lowest is asked first; of two that are equal, the one whose name comes first. */
            preference: components["schemas"]["AcquirerPreference"];
            /** @description The methods that it takes, those of payouts included; null for all. */
            methods: components["schemas"]["AcquirerMethods"];
            /** @description The currencies that it takes; null for all. */
            currencies: components["schemas"]["AcquirerCurrencies"];
            /** @description The countries of the payers and beneficiaries that it takes; null for all. Who names no country is taken. */
            countries: components["schemas"]["AcquirerCountries"];
            /** @description By currency. One that is not named has no limits. */
            limits: components["schemas"]["AcquirerLimit"][];
        };
        /** @description Which row is removed. */
        RemoveAcquirerRequest: {
            /** @description The version of the row as you have read it. */
            version: components["schemas"]["AcquirerVersion"];
        };
        /** @description An acquirer whose row was removed. */
        RemovedAcquirer: {
            /** @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`. */
            name: components["schemas"]["AcquirerName"];
        };
        /**
         * @description The acquirer's number of a settlement report.
         * @example po_2026-11-15_EUR
         */
        ReportId: string;
        /**
         * Number of lines
         * @description How many lines of a settlement report come before.
         * @example 0
         */
        LineIndex: number;
        /** @description What an acquirer says that it paid to the operator. Amounts are decimals, whatever the units of the acquirer. */
        ReceivedReport: {
            /** @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`. */
            acquirer: components["schemas"]["AcquirerName"];
            /** @description The acquirer's number of a settlement report. */
            reportId: components["schemas"]["ReportId"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description First day that it is about. */
            from: components["schemas"]["LedgerDay"];
            /** @description Last day that it is about. */
            to: components["schemas"]["LedgerDay"];
            /** @description The day of the payment to the operator. */
            paidOn: components["schemas"]["LedgerDay"];
            /** @description What the acquirer paid, as it says; with a minus if the operator owes it. */
            total: components["schemas"]["BookedAmount"];
            /** @description What the lines that were read add up to. */
            linesTotal: components["schemas"]["BookedAmount"];
            /**
             * @description How many lines it has, as the acquirer says.
             * @example 2
             */
            lineCount: number;
            /**
             * @description How many lines were read.
             * @example 2
             */
            linesRead: number;
            /**
             * @description What the operator's bank statement says, masked; null if the acquirer did not say.
             * @example ACME PAYOUT 20261115
             */
            bankReference: string | null;
            /**
             * @description The version of the channel contract in which it was read.
             * @example 2
             */
            contractVersion: number;
            /**
             * @description Why it cannot be trusted as it is; null if it adds up so far.
             * @example null
             * @enum {string|null}
             */
            problem: "lineCount" | "total" | "changed" | null;
            /** @description When its first lines came. */
            receivedAt: components["schemas"]["Moment"];
            /** @description When its last lines came; null while lines are missing. */
            completedAt: components["schemas"]["Moment"] | null;
        };
        /** @description One thing that the acquirer paid for or charged, masked. */
        ReceivedReportLine: {
            /**
             * Line
             * @description Identifies the line in its report.
             * @example 17
             */
            lineId: string;
            /**
             * @description What it is.
             * @example payment
             * @enum {string}
             */
            type: "payment" | "refund" | "payout" | "chargeback" | "reversal" | "fee" | "reserve" | "adjustment";
            /**
             * @description The order, as the acquirer names it; null if it names none.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            tradeNo: string | null;
            /**
             * @description The refund, as the acquirer names it; null if it names none.
             * @example null
             */
            refundNo: string | null;
            /** @description The acquirer's number of it; null if it gave none. */
            acquirerReference: components["schemas"]["AcquirerReference"] | null;
            /** @description The acquirer reference number of the card network; null if it gave none. */
            arn: components["schemas"]["AcquirerReferenceNumber"] | null;
            /** @description When it happened, as the acquirer says. */
            at: components["schemas"]["Moment"];
            /** @description Currency of the gross amount. Fee and net are in the currency of the report. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Before fees, in the currency of the line. */
            gross: components["schemas"]["BookedAmount"];
            /** @description What the acquirer kept, with a minus, in the currency of the report. */
            fee: components["schemas"]["BookedAmount"];
            /** @description What it adds to the total, in the currency of the report. */
            net: components["schemas"]["BookedAmount"];
            /**
             * @description What the acquirer wrote about it, masked; null if nothing.
             * @example null
             */
            note: string | null;
        };
        /** @description An answer of the acquirer, as received. Its lines are kept masked; the hash is over the bytes before that. */
        ReportAnswer: {
            /**
             * Hash
             * @description SHA-256 of the whole answer as received, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /**
             * @description Its size.
             * @example 612
             */
            bytes: number;
            /** @description When it came. */
            receivedAt: components["schemas"]["Moment"];
        };
        /** @description A settlement report with a page of its lines. */
        ReceivedReportLines: {
            /** @description What an acquirer says that it paid to the operator. Amounts are decimals, whatever the units of the acquirer. */
            report: components["schemas"]["ReceivedReport"];
            /** @description In the order of the acquirer. */
            lines: components["schemas"]["ReceivedReportLine"][];
            /** @description The answers of the acquirer in which these lines came. */
            answers: components["schemas"]["ReportAnswer"][];
            /** @description Use as `after` for the next page. Null on the last page. */
            next: components["schemas"]["LineIndex"] | null;
        };
        /**
         * Bank account
         * @description Id of a bank account of the operator, which it chose itself.
         * @example main-eur
         */
        BankAccountId: string;
        /**
         * Name of a bank account
         * @description What people call the account.
         * @example Main account in euros
         */
        BankAccountName: string;
        /**
         * Kind of account number
         * @description An IBAN, whose check digits are checked, or any other number.
         * @example iban
         * @enum {string}
         */
        AccountScheme: "iban" | "other";
        /**
         * Format of statements
         * @description How the bank sends its statements.
         * @example camt
         * @enum {string}
         */
        StatementFormat: "camt" | "mt940" | "csv";
        /**
         * CSV profile
         * @description Id of a CSV profile, chosen by whoever made it.
         * @example north-report
         */
        CsvProfileId: string;
        /**
         * State of a bank account
         * @description A closed account takes no statement any more. What it had stays.
         * @example active
         * @enum {string}
         */
        BankAccountState: "active" | "closed";
        /**
         * Number of a statement
         * @description As the bank counts its statements.
         * @example 2026/221
         */
        StatementNumber: string;
        /** @description Where an account's statements have come to. */
        LastStatement: {
            /** @description Its number. Null if the bank gives none. */
            number: components["schemas"]["StatementNumber"] | null;
            /** @description Its closing balance. */
            closing: components["schemas"]["BookedAmount"];
            /** @description Its day. Null if it does not say. */
            day: components["schemas"]["LedgerDay"] | null;
        };
        /**
         * Version
         * @description Counts the changes, from 1. Before the first it is 0.
         * @example 1
         */
        BankAccountVersion: number;
        /** @description A bank account of the operator. */
        OwnBankAccount: {
            /** @description Id of a bank account of the operator, which it chose itself. */
            bankAccount: components["schemas"]["BankAccountId"];
            /** @description What people call the account. */
            name: components["schemas"]["BankAccountName"];
            /** @description An IBAN, whose check digits are checked, or any other number. */
            scheme: components["schemas"]["AccountScheme"];
            /**
             * Masked account number
             * @description The last four characters of the number at the bank, after four asterisks.
             * @example ****3000
             */
            number: string;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description How the bank sends its statements. */
            format: components["schemas"]["StatementFormat"];
            /** @description The CSV profile that reads its statements. Null for other formats. */
            profile: components["schemas"]["CsvProfileId"] | null;
            /** @description On which days banks work. What falls on another day is due on the next one. */
            calendar: components["schemas"]["BankCalendar"];
            /** @description A closed account takes no statement any more. What it had stays. */
            state: components["schemas"]["BankAccountState"];
            /** @description The last statement that was read; the next one must follow it. Null before the first. */
            lastStatement: components["schemas"]["LastStatement"] | null;
            /** @description Counts the changes, from 1. Before the first it is 0. */
            version: components["schemas"]["BankAccountVersion"];
            /** @description Time of the last change. */
            changedAt: components["schemas"]["Moment"];
        };
        /** @description All bank accounts of the operator. */
        BankAccountList: {
            /** @description By id. */
            bankAccounts: components["schemas"]["OwnBankAccount"][];
        };
        /**
         * Name of a bank calendar
         * @description On which days banks work; one of `TARGET`, `GB`, `US` and `WEEKENDS`.
         * @example TARGET
         */
        CalendarName: string;
        /** @description A bank account of the operator as it should be. */
        PutBankAccountRequest: {
            /** @description The version that this replaces, as you have read it; 0 for a new account. */
            version: components["schemas"]["BankAccountVersion"];
            /** @description What people call the account. */
            name: components["schemas"]["BankAccountName"];
            /** @description An IBAN, whose check digits are checked, or any other number. */
            scheme: components["schemas"]["AccountScheme"];
            /**
             * Account number
             * @description The number at the bank, as statements have it. Spaces are ignored. Left out, it stays what it is.
             * @example DE89 3704 0044 0532 0130 00
             */
            number?: string;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description How the bank sends its statements. */
            format: components["schemas"]["StatementFormat"];
            /**
             * @description The CSV profile that reads its statements; needed for `csv`, and for nothing else.
             * @default null
             */
            profile?: components["schemas"]["CsvProfileId"] | null;
            /**
             * @description On which days banks work; one of `TARGET`, `GB`, `US` and `WEEKENDS`.
             * @default TARGET
             */
            calendar?: components["schemas"]["CalendarName"];
            /**
             * @description A closed account takes no statement any more. What it had stays.
             * @default active
             */
            state?: components["schemas"]["BankAccountState"];
        };
        /**
         * Bank working days
         * @description A number of days on which banks work.
         * @example 2
         */
        BankDays: number;
        /** @description What an acquirer may keep of a payment. The first that fits a payment holds. */
        AgreedCost: {
            /** @description The method that it is for. Null for all. */
            method: components["schemas"]["Method"] | null;
            /** @description The currency that it is for. Null for all; then nothing is fixed. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /**
             * Share in millionths
             * @description Share of the amount in millionths: 14000 is 1.4 percent.
             * @example 14000
             */
            share: number;
            /**
             * Fixed part
             * @description Kept of each payment beside the share, as a decimal in the currency.
             * @example 0.25
             */
            fixed: string;
        };
        /**
         * Smallest units
         * @description An amount in the smallest units of whatever currency it is compared in: 50 is 0.50 EUR.
         * @example 50
         */
        SmallestUnits: number;
        /** @description What is agreed with an acquirer about reports and money. */
        AcquirerTerms: {
            /** @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`. */
            acquirer: components["schemas"]["AcquirerName"];
            /** @description The bank account that it pays to. Null for any in the currency. */
            bankAccount: components["schemas"]["BankAccountId"] | null;
            /** @description Bank working days after the day of a payment until a report must have it. */
            reportDays: components["schemas"]["BankDays"];
            /** @description Bank working days after the day of paying until the money must be on the account. */
            arrivalDays: components["schemas"]["BankDays"];
            /** @description On which days banks work. What falls on another day is due on the next one. */
            calendar: components["schemas"]["BankCalendar"];
            /** @description What it may keep, the first that fits. Null if nothing is agreed; then fees are not checked. */
            costs: components["schemas"]["AgreedCost"][] | null;
            /** @description A difference up to this is written off automatically. 0 for none. */
            writeOffLimit: components["schemas"]["SmallestUnits"];
            /** @description How much is written off automatically on a day at most, in each currency. */
            writeOffDayMax: components["schemas"]["SmallestUnits"];
            /** @description The CSV profile that reads its reports. Null if it sends none as CSV. */
            profile: components["schemas"]["CsvProfileId"] | null;
            /** @description Counts the changes, from 1. Before the first it is 0. */
            version: components["schemas"]["BankAccountVersion"];
            /** @description Time of the last change. Null if the defaults hold. */
            changedAt: components["schemas"]["Moment"] | null;
        };
        /** @description What is agreed with each acquirer. */
        AcquirerTermsList: {
            /** @description By the names of the acquirers. */
            terms: components["schemas"]["AcquirerTerms"][];
        };
        /** @description What is agreed with an acquirer, all of it. */
        PutAcquirerTermsRequest: {
            /** @description The version that this replaces, as you have read it; 0 while the defaults hold. */
            version: components["schemas"]["BankAccountVersion"];
            /** @description The bank account that it pays to. Null for any in the currency. */
            bankAccount: components["schemas"]["BankAccountId"] | null;
            /** @description Bank working days after the day of a payment until a report must have it. */
            reportDays: components["schemas"]["BankDays"];
            /** @description Bank working days after the day of paying until the money must be on the account. */
            arrivalDays: components["schemas"]["BankDays"];
            /** @description On which days banks work; one of `TARGET`, `GB`, `US` and `WEEKENDS`. */
            calendar: components["schemas"]["CalendarName"];
            /** @description What it may keep, the first that fits. Null if nothing is agreed; then fees are not checked. */
            costs: components["schemas"]["AgreedCost"][] | null;
            /** @description A difference up to this is written off automatically. 0 for none. */
            writeOffLimit: components["schemas"]["SmallestUnits"];
            /** @description How much is written off automatically on a day at most, in each currency. */
            writeOffDayMax: components["schemas"]["SmallestUnits"];
            /** @description The CSV profile that reads its reports. Null if it sends none as CSV. */
            profile: components["schemas"]["CsvProfileId"] | null;
        };
        /**
         * Name of a CSV profile
         * @description What people call it.
         * @example Daily report of North
         */
        CsvProfileName: string;
        /**
         * Lines to pass over
         * @description A number of lines.
         * @example 0
         */
        CsvSkippedLines: number;
        /**
         * Name of a column
         * @description As the file writes it in its line of names.
         * @example Order reference
         */
        CsvColumnName: string;
        /**
         * Value of a cell
         * @description As the file writes it.
         * @example SALE
         */
        CsvValue: string;
        /** @description Rows whose column has one of these values are passed over. */
        CsvSkip: {
            /** @description As the file writes it in its line of names. */
            column: components["schemas"]["CsvColumnName"];
            /** @description The values. */
            values: components["schemas"]["CsvValue"][];
        };
        /** @description Which column has what, by the names that the file writes. Null for what it does not have. */
        CsvColumns: {
            /** @description What the line is about. Without it, what came in is a payment and what went out a refund. */
            type: components["schemas"]["CsvColumnName"] | null;
            /** @description Our number of the order or the refund. */
            reference: components["schemas"]["CsvColumnName"];
            /** @description Our number of a refund, if it has a column of its own. */
            refundReference: components["schemas"]["CsvColumnName"] | null;
            /** @description The acquirer's own number of the payment. */
            acquirerReference: components["schemas"]["CsvColumnName"] | null;
            /** @description The day or the moment. */
            date: components["schemas"]["CsvColumnName"];
            /** @description The currency. */
            currency: components["schemas"]["CsvColumnName"] | null;
            /** @description The amount before fees. */
            gross: components["schemas"]["CsvColumnName"] | null;
            /** @description What the acquirer kept. */
            fee: components["schemas"]["CsvColumnName"] | null;
            /** @description What is left. */
            net: components["schemas"]["CsvColumnName"] | null;
            /** @description What came in, if it has a column of its own. */
            credit: components["schemas"]["CsvColumnName"] | null;
            /** @description What went out, if it has a column of its own. */
            debit: components["schemas"]["CsvColumnName"] | null;
            /** @description Whether it came in or went out. */
            creditDebit: components["schemas"]["CsvColumnName"] | null;
            /** @description The number of the report or statement. */
            reportId: components["schemas"]["CsvColumnName"] | null;
            /** @description What the bank or the acquirer wrote about it. */
            text: components["schemas"]["CsvColumnName"] | null;
            /** @description The balance after the line. */
            balance: components["schemas"]["CsvColumnName"] | null;
            /**
             * @description The currency of fee and net, if the gross amount has another.
             * @default null
             */
            netCurrency?: components["schemas"]["CsvColumnName"] | null;
            /**
             * @description What came in after fees. Then `credit` is before fees.
             * @default null
             */
            netCredit?: components["schemas"]["CsvColumnName"] | null;
            /**
             * @description What went out after fees. Then `debit` is before fees.
             * @default null
             */
            netDebit?: components["schemas"]["CsvColumnName"] | null;
            /**
             * @description Whether the fee came in or went out, if it has a column of its own.
             * @default null
             */
            feeCreditDebit?: components["schemas"]["CsvColumnName"] | null;
            /**
             * @description More columns of what the acquirer kept, added to `fee`.
             * @default []
             * @example []
             */
            otherFees?: components["schemas"]["CsvColumnName"][];
        };
        /** @description What a value of the column of types means. */
        CsvType: {
            /** @description As the file writes it. */
            value: components["schemas"]["CsvValue"];
            /** @description What a line of a file is about. */
            type: components["schemas"]["CsvLineType"];
        };
        /** @description How a CSV is read. It is data, with no expressions. */
        CsvRules: {
            /**
             * Kind of file
             * @description Of an acquirer's report, or a bank's statement.
             * @example report
             * @enum {string}
             */
            kind: "report" | "statement";
            /**
             * Encoding
             * @description How its characters are written.
             * @example utf-8
             * @enum {string}
             */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1";
            /**
             * Separator
             * @description What stands between cells.
             * @example ;
             * @enum {string}
             */
            separator: "," | ";" | "\t" | "|";
            /** @description What stands around a cell that has a separator in it. Null if nothing does. */
            quote: ("\"" | "'") | null;
            /**
             * Decimal sign
             * @description What stands before the decimals, or `minorUnits` for whole numbers of smallest units.
             * @example .
             * @enum {string}
             */
            decimal: "." | "," | "minorUnits";
            /**
             * Thousands sign
             * @description What stands between thousands; empty for nothing.
             * @example
             * @enum {string}
             */
            thousands: "" | "." | "," | " " | "'";
            /** @description The zone of moments without an offset. */
            timeZone: components["schemas"]["TimeZoneName"];
            /**
             * Form of dates
             * @description How days are written.
             * @example YYYY-MM-DD
             * @enum {string}
             */
            dateForm: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY/MM/DD" | "YYYYMMDD" | "iso";
            /** @description Lines before the line with the names of columns. */
            skipFirst: components["schemas"]["CsvSkippedLines"];
            /** @description Lines after the last row. */
            skipLast: components["schemas"]["CsvSkippedLines"];
            /** @description Rows to pass over. */
            skipRows: components["schemas"]["CsvSkip"][];
            /** @description Which column has what, by the names that the file writes. Null for what it does not have. */
            columns: components["schemas"]["CsvColumns"];
            /** @description What the values of the column of types mean. A value that is not here is a problem of its row. */
            types: components["schemas"]["CsvType"][];
            /** @description The currency of a file without such a column. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /**
             * Sign
             * @description Whether amounts have a sign, follow the type of their line, are in two columns, or have a column for their direction.
             * @example signed
             * @enum {string}
             */
            sign: "signed" | "byType" | "twoColumns" | "creditDebit";
            /** @description What the column for the direction says of money that came in. */
            creditValues: components["schemas"]["CsvValue"][];
            /**
             * @description What the column for the direction says of money that went out. If there are any, another value is a problem of its row; if there are none, every other value means that it went out.
             * @default []
             * @example []
             */
            debitValues?: components["schemas"]["CsvValue"][];
            /**
             * Sign of fees
             * @description How fees are written.
             * @default signed
             * @example kept
             * @enum {string}
             */
            feeSign?: "signed" | "kept";
        };
        /** @description How CSV files of an acquirer or bank are read. A change is a new version; each file says which one read it. */
        CsvProfile: {
            /** @description Id of a CSV profile, chosen by whoever made it. */
            profile: components["schemas"]["CsvProfileId"];
            /** @description Counts the changes, from 1. Before the first it is 0. */
            version: components["schemas"]["BankAccountVersion"];
            /** @description What people call it. */
            name: components["schemas"]["CsvProfileName"];
            /** @description How a CSV is read. It is data, with no expressions. */
            rules: components["schemas"]["CsvRules"];
            /** @description Time when this version was made. */
            createdAt: components["schemas"]["Moment"];
            /** @description Who made this version. */
            createdBy: components["schemas"]["PersonName"];
        };
        /** @description CSV profiles. */
        CsvProfileList: {
            /** @description All of them by name, each in its newest version; or the versions of one, the newest first. */
            profiles: components["schemas"]["CsvProfile"][];
        };
        /** @description A CSV profile as it should be. */
        PutCsvProfileRequest: {
            /** @description The version that this follows, as you have read it; 0 for a new profile. */
            version: components["schemas"]["BankAccountVersion"];
            /** @description What people call it. */
            name: components["schemas"]["CsvProfileName"];
            /** @description How a CSV is read. It is data, with no expressions. */
            rules: components["schemas"]["CsvRules"];
        };
        /** @description The beginning of a file, and how to read it. */
        PreviewCsvRequest: {
            /**
             * Content
             * @description The first bytes of the file in Base64, at most 128 kB of them. Nothing of it is stored.
             * @example UmVmO0RhdGU7TmV0Cg==
             */
            content: string;
            /**
             * @description How it is read. Left out, the gateway proposes it.
             * @default null
             */
            rules?: components["schemas"]["CsvRules"] | null;
        };
        /**
         * Problem
         * @description What is wrong, in a sentence.
         * @example the column "Fee" is no amount, such as 1234.50
         */
        CsvProblem: string;
        /** @description A row of the file as it is read. */
        CsvPreviewRow: {
            /**
             * Line
             * @description Its line in the file, from 1.
             * @example 2
             */
            line: number;
            /** @description What it is about. Null if it cannot be read. */
            type: components["schemas"]["CsvLineType"] | null;
            /** @description What it names. Null if it names nothing. */
            reference: components["schemas"]["CsvValue"] | null;
            /** @description Its day. Null if it cannot be read. */
            day: components["schemas"]["LedgerDay"] | null;
            /** @description Its currency. Null if it cannot be read. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /** @description Its amount before fees. Null if it cannot be read. */
            gross: components["schemas"]["BookedAmount"] | null;
            /** @description What was kept. Null if the file has no fees. */
            fee: components["schemas"]["BookedAmount"] | null;
            /** @description What is left. Null if it cannot be read. */
            net: components["schemas"]["BookedAmount"] | null;
            /** @description Why it cannot be read. Null if it can. */
            problem: components["schemas"]["CsvProblem"] | null;
        };
        /** @description What the first rows of a file come to. */
        CsvPreview: {
            /** @description Those of the request, or what the gateway proposes. */
            rules: components["schemas"]["CsvRules"];
            /** @description The names of the columns in the file. */
            columns: components["schemas"]["CsvColumnName"][];
            /** @description The first rows. */
            rows: components["schemas"]["CsvPreviewRow"][];
            /** @description Why the file cannot be read at all. Null if it can. */
            problem: components["schemas"]["CsvProblem"] | null;
        };
        /**
         * Kind of owner
         * @description Whether a day is one of an acquirer or of a bank account.
         * @example acquirer
         * @enum {string}
         */
        ReconciliationOwnerKind: "acquirer" | "bankAccount";
        /**
         * Place of a day
         * @description A day, its owner and currency, as the end of a page.
         * @example 2026-11-15.north.EUR
         */
        ReconciliationDayPlace: string;
        /**
         * Count
         * @description How many there are.
         * @example 0
         */
        ItemCount: number;
        /**
         * State of a day
         * @description How far a day has come.
         * @example complete
         * @enum {string}
         */
        ReconciliationDayState: "awaitingReport" | "awaitingMoney" | "open" | "complete" | "empty";
        /** @description A day of an acquirer or a bank account, in one currency. Amounts are before fees, so that they can be compared. */
        ReconciliationDay: {
            /** @description Name of an acquirer, or id of a bank account of the operator. */
            owner: components["schemas"]["ReconciliationOwner"];
            /** @description Whether a day is one of an acquirer or of a bank account. */
            kind: components["schemas"]["ReconciliationOwnerKind"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description What the books of the merchants expect of an acquirer; of a bank account, what its lines of the day are explained by. */
            expected: components["schemas"]["BookedAmount"];
            /** @description What reports say of the day, with what people matched by hand; of a bank account, what its statement says. */
            reported: components["schemas"]["BookedAmount"];
            /** @description What of it is in reports whose money is on a bank account, or on a bank account itself; of a bank account, what its statement says. */
            arrived: components["schemas"]["BookedAmount"];
            /** @description What is expected minus what arrived. */
            difference: components["schemas"]["BookedAmount"];
            /** @description What the acquirer kept of what it reported. */
            fees: components["schemas"]["BookedAmount"];
            /** @description Items that somebody has to look at. */
            openItems: components["schemas"]["ItemCount"];
            /** @description What is at stake with them. */
            openAmount: components["schemas"]["BookedAmount"];
            /** @description How far a day has come. */
            state: components["schemas"]["ReconciliationDayState"];
        };
        /** @description One page of days, the newest first. */
        ReconciliationDayPage: {
            /** @description The days on this page. */
            days: components["schemas"]["ReconciliationDay"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["ReconciliationDayPlace"] | null;
        };
        /**
         * Name of a file
         * @description As its sender called it.
         * @example north-2026-11-15.jsonl
         */
        FileName: string;
        /**
         * SHA-256
         * @description A hash in hexadecimal digits.
         * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
         */
        FileHash: string;
        /** @description A report or a statement that says something of a day. */
        DaySection: {
            /**
             * File number
             * @description The file that it is in.
             * @example RC01M7F8NJE0Q8R7
             */
            fileNo: string;
            /**
             * Section
             * @description Its place in the file, from 0.
             * @example 0
             */
            section: number;
            /**
             * Kind of section
             * @description A report of an acquirer, a statement of a bank, or a notification without balances.
             * @example report
             * @enum {string}
             */
            kind: "report" | "statement" | "notification";
            /** @description As the acquirer or the bank calls it. */
            id: components["schemas"]["SectionId"];
            /** @description What it adds up to, after fees. */
            total: components["schemas"]["BookedAmount"];
            /** @description How many lines it has. */
            lines: components["schemas"]["ItemCount"];
            /** @description When the acquirer says that it paid. Null for a statement. */
            paidOn: components["schemas"]["LedgerDay"] | null;
            /** @description When its money was booked on a bank account. Null if it was not yet, and for a statement. */
            arrivedOn: components["schemas"]["LedgerDay"] | null;
            /**
             * State of a section
             * @description A report is open until its money has arrived.
             * @example arrived
             * @enum {string}
             */
            state: "open" | "arrived" | "ended";
            /** @description As its sender called it. */
            fileName: components["schemas"]["FileName"];
            /** @description The SHA-256 of the file's bytes in hexadecimal digits. Null if it came by the feed of an acquirer. */
            hash: components["schemas"]["FileHash"] | null;
            /** @description Time when it was read to its end. */
            readAt: components["schemas"]["Moment"] | null;
            /** @description Who sent it, or the program that did. */
            sentBy: components["schemas"]["PersonName"];
        };
        /** @description What a day says of one merchant. */
        DayMerchant: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description What its books expect. */
            expected: components["schemas"]["BookedAmount"];
            /** @description What reports say. */
            reported: components["schemas"]["BookedAmount"];
            /** @description What is expected minus what was reported. */
            difference: components["schemas"]["BookedAmount"];
            /** @description What the acquirer kept. */
            fees: components["schemas"]["BookedAmount"];
        };
        /** @description Something that somebody has to look at. */
        OpenItem: {
            /**
             * Number of an exception
             * @description Identifies an exception.
             * @example EX01M7F8NJE00000001K9ZC3M5Q8R7V2X
             */
            exceptionNo: string;
            /**
             * Kind of an open item
             * @description What is wrong with it.
             * @example missingThere
             * @enum {string}
             */
            kind: "missingThere" | "missingHere" | "amount" | "currency" | "double" | "late" | "unknown" | "fee" | "arrivedWithoutOrder";
            /** @description What is at stake, with the sign of the operator's money. */
            amount: components["schemas"]["BookedAmount"];
            /** @description The merchant concerned. Null if none is known. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description The order or refund, or what else it is about. Null if nothing is known. */
            subject: components["schemas"]["SectionId"] | null;
            /** @description Since when it is open. */
            openedAt: components["schemas"]["Moment"];
        };
        /** @description A day with what it is made of. */
        ReconciliationDayStory: {
            /** @description A day of an acquirer or a bank account, in one currency. Amounts are before fees, so that they can be compared. */
            day: components["schemas"]["ReconciliationDay"];
            /** @description The reports and statements that say something of it. */
            sections: components["schemas"]["DaySection"][];
            /** @description By merchant, those that differ first. Empty for a bank account. */
            merchants: components["schemas"]["DayMerchant"][];
            /**
             * @description Whether all merchants are listed.
             * @example true
             */
            isComplete: boolean;
            /** @description What is open, the oldest first, up to 200. */
            open: components["schemas"]["OpenItem"][];
        };
        /**
         * Exception number
         * @description Identifies an exception.
         * @example EX01M7F8NJE01N1K9ZC3M5Q8R7
         */
        ExceptionNumber: string;
        /**
         * Kind of exception
         * @description What the acquirer, the bank and the books do not agree on.
         * @example amount
         * @enum {string}
         */
        ExceptionKind: "missingThere" | "missingHere" | "amount" | "currency" | "double" | "late" | "unknown" | "fee" | "arrivedWithoutOrder";
        /**
         * Ending of an exception
         * @description How an exception ended.
         * @example matchedByHand
         * @enum {string}
         */
        ExceptionEnding: "resolved" | "matchedByHand" | "writtenOff" | "returned" | "credited" | "superseded";
        /** @description Something that a person cleared up. */
        SettledItem: {
            /** @description Identifies an exception. */
            exceptionNo: components["schemas"]["ExceptionNumber"];
            /** @description What the acquirer, the bank and the books do not agree on. */
            kind: components["schemas"]["ExceptionKind"];
            /** @description What was at stake, with the sign of the operator's money. */
            amount: components["schemas"]["BookedAmount"];
            /** @description The merchant concerned. Null if none is known. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description The order or refund, or what else it is about. Null if nothing is known. */
            subject: components["schemas"]["SectionId"] | null;
            /** @description How an exception ended. */
            ending: components["schemas"]["ExceptionEnding"];
            /** @description When it was cleared up. */
            endedAt: components["schemas"]["Moment"];
            /** @description Who cleared it up. */
            endedBy: components["schemas"]["PersonName"];
        };
        /** @description That a day is reconciled. Everything is matched, or listed by name. */
        ReconciliationCertificate: {
            /** @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`. */
            owner: components["schemas"]["AcquirerName"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description What the ledger expects. */
            ledger: components["schemas"]["BookedAmount"];
            /** @description What the acquirer reported, before its fees. */
            acquirer: components["schemas"]["BookedAmount"];
            /** @description What is in reports whose money is on a bank account, before fees. */
            bank: components["schemas"]["BookedAmount"];
            /** @description What the acquirer kept. */
            fees: components["schemas"]["BookedAmount"];
            /** @description How many items are open. */
            openItems: components["schemas"]["ItemCount"];
            /** @description All of them. */
            open: components["schemas"]["OpenItem"][];
            /** @description What people cleared up. What they matched counts as reported; what they wrote off never arrives, so it is part of what differs. */
            settled: components["schemas"]["SettledItem"][];
            /** @description The reports of the day. */
            reports: components["schemas"]["DaySection"][];
            /** @description The statements on which the money of the reports is. */
            statements: components["schemas"]["DaySection"][];
            /** @description Time of this certificate. */
            issuedAt: components["schemas"]["Moment"];
            /** @description Who asked for it. */
            issuedBy: components["schemas"]["PersonName"];
            /** @description The SHA-256 of the figures, the open items and the files. The same day has the same as long as nothing changes. */
            hash: components["schemas"]["FileHash"];
        };
        /** @description The last file of an acquirer or bank account. */
        LastFile: {
            /** @description Identifies a file of an acquirer or bank. */
            fileNo: components["schemas"]["FileNumber"];
            /** @description As its sender called it. */
            name: components["schemas"]["FileName"];
            /** @description When it was read to its end. */
            readAt: components["schemas"]["Moment"];
            /** @description The last day that it is about; null if it does not say. */
            lastDay: components["schemas"]["LedgerDay"] | null;
        };
        /** @description Open exceptions of one kind and age. */
        OpenExceptionCount: {
            /** @description What the acquirer, the bank and the books do not agree on. */
            kind: components["schemas"]["ExceptionKind"];
            /**
             * Age
             * @description Since when they are open.
             * @example day
             * @enum {string}
             */
            age: "day" | "week" | "month" | "older";
            /**
             * Count
             * @description How many there are.
             * @example 3
             */
            count: number;
        };
        /** @description How far an acquirer or a bank account is reconciled. */
        OwnerStatus: {
            /** @description Name of an acquirer, or id of a bank account of the operator. */
            owner: components["schemas"]["ReconciliationOwner"];
            /** @description Whether a day is one of an acquirer or of a bank account. */
            kind: components["schemas"]["ReconciliationOwnerKind"];
            /** @description The last file that was read and has a report or statement of it; null if there was none. */
            lastFile: components["schemas"]["LastFile"] | null;
            /** @description What is open, by kind and age. */
            openExceptions: components["schemas"]["OpenExceptionCount"][];
            /**
             * Lines
             * @description How many lines its files of the last 30 days have.
             * @example 412
             */
            lines: number;
            /**
             * Settled lines
             * @description Of them, how many are matched, known or in need of nothing.
             * @example 411
             */
            settledLines: number;
        };
        /** @description How far everything is reconciled. */
        ReconciliationStatus: {
            /** @description Acquirers and bank accounts that have files, settings or open exceptions, by their names. */
            owners: components["schemas"]["OwnerStatus"][];
            /**
             * Files that wait
             * @description How many complete files are not read to their end.
             * @example 0
             */
            filesWaiting: number;
            /** @description Since when the oldest of them waits; null if none does. */
            oldestWaitingAt: components["schemas"]["Moment"] | null;
        };
        /**
         * State of a file
         * @description How far a file has come.
         * @example done
         * @enum {string}
         */
        FileState: "receiving" | "waiting" | "reading" | "removing" | "done" | "refused" | "superseded";
        /**
         * Way in
         * @description How a file came in.
         * @example upload
         * @enum {string}
         */
        FileSource: "upload" | "command" | "folder" | "feed";
        /**
         * Format of a file
         * @description What a file is written in.
         * @example report
         * @enum {string}
         */
        FileFormat: "report" | "csv" | "camt" | "mt940";
        /** @description What is wrong with a file, and where. */
        FileProblem: {
            /**
             * Problem
             * @description What is wrong, in a sentence.
             * @example The amount has three decimals, and EUR has two.
             */
            text: components["schemas"]["Line"];
            /**
             * Line
             * @description The line of the file, from 1. Null if it is not about a line.
             * @example 17
             */
            line: number | null;
            /**
             * Column
             * @description The character of the line, from 1. Null if it is not about one.
             * @example 42
             */
            column: number | null;
        };
        /** @description A file of an acquirer or bank, and what came of it. */
        ReconciliationFile: {
            /** @description Identifies a file of an acquirer or bank. */
            fileNo: components["schemas"]["FileNumber"];
            /** @description As its sender called it. */
            name: components["schemas"]["FileName"];
            /** @description How a file came in. */
            source: components["schemas"]["FileSource"];
            /** @description Its format; null until it is known. */
            format: components["schemas"]["FileFormat"] | null;
            /** @description The acquirer or bank account that its sender named. Null if the file says it itself. */
            owner: components["schemas"]["ReconciliationOwner"] | null;
            /** @description The acquirers and bank accounts that its reports and statements are of, by name. Empty until it was read. */
            owners: components["schemas"]["ReconciliationOwner"][];
            /** @description The CSV profile by which it is read; null if it is no CSV. */
            profile: components["schemas"]["CsvProfileId"] | null;
            /** @description The SHA-256 of its bytes. Null until all of them are here if its sender did not say, and if it came by the feed of an acquirer. */
            hash: components["schemas"]["FileHash"] | null;
            /**
             * Size
             * @description Its size in bytes.
             * @example 98304
             */
            bytes: number;
            /**
             * Received
             * @description How many of its bytes are here. An upload continues with the next one.
             * @example 98304
             */
            received: number;
            /** @description How far a file has come. */
            state: components["schemas"]["FileState"];
            /**
             * Progress
             * @description While it is received, how much of it is here; while it is read, how much of it was read; 100 once it was read.
             * @example 100
             */
            percent: number;
            /** @description Why it was refused; null if it was not. */
            problem: components["schemas"]["FileProblem"] | null;
            /**
             * Sections
             * @description How many reports or statements are in it.
             * @example 1
             */
            sections: number;
            /**
             * Lines
             * @description How many lines it has.
             * @example 412
             */
            lines: number;
            /**
             * Settled lines
             * @description Of them, how many are matched or in need of nothing.
             * @example 411
             */
            settledLines: number;
            /**
             * Known lines
             * @description Of them, how many an earlier file had.
             * @example 0
             */
            knownLines: number;
            /**
             * Open lines
             * @description Of them, how many somebody has to look at.
             * @example 1
             */
            openLines: number;
            /**
             * Masked lines
             * @description How many lines had card numbers. They were masked before they were stored.
             * @example 0
             */
            maskedCount: number;
            /** @description The numbers of the first 100 of them. */
            maskedLines: number[];
            /** @description The file that it corrects. */
            supersedes: components["schemas"]["FileNumber"] | null;
            /** @description The file that has taken its place. */
            supersededBy: components["schemas"]["FileNumber"] | null;
            /** @description When it began to come in. */
            createdAt: components["schemas"]["Moment"];
            /** @description Who sent it, or what did. */
            createdBy: components["schemas"]["PersonName"];
            /** @description When it was read to its end, or refused. */
            finishedAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of files, the newest first. */
        ReconciliationFilePage: {
            /** @description The files on this page. */
            files: components["schemas"]["ReconciliationFile"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["FileNumber"] | null;
        };
        /**
         * Size
         * @description Size of a file in bytes; at most 1 GB.
         * @example 98304
         */
        FileSize: number;
        /**
         * SHA-256
         * @description A hash in hexadecimal digits.
         * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
         */
        Sha256: string;
        /** @description A file that will be sent in parts. */
        BeginFileRequest: {
            /**
             * Name of a file
             * @description What it is called. Card numbers in it are masked.
             * @example north-2026-11-15.jsonl
             */
            name: components["schemas"]["Line"];
            /** @description Size of a file in bytes; at most 1 GB. */
            bytes: components["schemas"]["FileSize"];
            /**
             * @description The SHA-256 of its bytes in hexadecimal digits. With it, a file that is known already is not sent again. Left out, the gateway computes it.
             * @default null
             */
            sha256?: components["schemas"]["Sha256"] | null;
            /**
             * @description Its format. Left out, the gateway recognises it.
             * @default null
             */
            format?: components["schemas"]["FileFormat"] | null;
            /**
             * @description The acquirer or the bank account that it is of. Needed if the file does not say it itself, as a CSV does not.
             * @default null
             */
            owner?: components["schemas"]["ReconciliationOwner"] | null;
            /**
             * @description The CSV profile by which it is read. Left out, it is that of its owner; a CSV whose owner has none needs it.
             * @default null
             */
            profile?: components["schemas"]["CsvProfileId"] | null;
            /**
             * Way in
             * @description Which program sends it.
             * @default upload
             * @example upload
             * @enum {string}
             */
            source?: "upload" | "command";
        };
        /** @description A report or a statement inside a file. */
        ReconciliationSection: {
            /**
             * Section
             * @description Its place in the file, from 0.
             * @example 0
             */
            section: number;
            /**
             * Kind of section
             * @description A report of an acquirer, a statement of a bank, or a notification without balances.
             * @example report
             * @enum {string}
             */
            kind: "report" | "statement" | "notification";
            /** @description Name of an acquirer, or id of a bank account of the operator. */
            owner: components["schemas"]["ReconciliationOwner"];
            /** @description As the acquirer or the bank calls it. */
            id: components["schemas"]["SectionId"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The first day that it is about; null if it does not say. */
            firstDay: components["schemas"]["LedgerDay"] | null;
            /** @description The last day that it is about; null if it does not say. */
            lastDay: components["schemas"]["LedgerDay"] | null;
            /** @description When the acquirer says that it paid; null for a statement. */
            paidOn: components["schemas"]["LedgerDay"] | null;
            /** @description What its lines add up to, after fees. */
            total: components["schemas"]["BookedAmount"];
            /** @description The balance before it; null for a report. */
            opening: components["schemas"]["BookedAmount"] | null;
            /** @description The balance after it; null for a report. */
            closing: components["schemas"]["BookedAmount"] | null;
            /**
             * Lines
             * @description How many lines it has.
             * @example 412
             */
            lines: number;
            /**
             * State of a section
             * @description A report is open until its money has arrived.
             * @example arrived
             * @enum {string}
             */
            state: "open" | "arrived" | "ended";
        };
        /** @description What a corrected file says otherwise than the one whose place it took. */
        FileChanges: {
            /**
             * Same lines
             * @description Lines that both say with the same amounts.
             * @example 410
             */
            same: number;
            /**
             * Changed lines
             * @description Lines of both that have other amounts now.
             * @example 1
             */
            changed: number;
            /**
             * Added lines
             * @description Lines that only the corrected file has.
             * @example 1
             */
            added: number;
            /**
             * Removed lines
             * @description Lines that only the earlier file had.
             * @example 0
             */
            removed: number;
        };
        /** @description A file with what is in it. */
        ReconciliationFileStory: {
            /** @description A file of an acquirer or bank, and what came of it. */
            file: components["schemas"]["ReconciliationFile"];
            /** @description The first 200 of its reports and statements. Empty until it was read. */
            contents: components["schemas"]["ReconciliationSection"][];
            /** @description What it corrects; null if it corrects no file, or was not read yet. */
            changes: components["schemas"]["FileChanges"] | null;
        };
        /**
         * Place of a part
         * @description How many bytes of the file come before it.
         * @example 0
         */
        FilePlace: number;
        /** @description Bytes of a file. */
        PutFilePartRequest: {
            /**
             * Content
             * @description At most 184,320 bytes in Base64. Card numbers are masked before anything is stored.
             * @example UmVmO0RhdGU7TmV0Cg==
             */
            content: string;
        };
        /**
         * Which lines
         * @description A state of lines, or `open` for all of which somebody has to look at.
         * @example open
         * @enum {string}
         */
        LineFilter: "open" | "matched" | "transfer" | "known" | "cancelled" | "noItem" | "notBooked" | "byHand" | "matchedNext" | "superseded" | "missingHere" | "amount" | "currency" | "double" | "unknown" | "arrivedWithoutOrder";
        /**
         * Place of a line
         * @description A section and a line of a file, as the end of a page.
         * @example 0:17
         */
        LinePlace: string;
        /**
         * Line of a file
         * @description A line of a file, as its number, section and line with colons between.
         * @example RC01M7F8NJE01N1K9ZC3M5Q8R7:1:17
         */
        LineReference: string;
        /**
         * State of a line
         * @description What became of a line.
         * @example matched
         * @enum {string}
         */
        LineState: "matched" | "transfer" | "known" | "cancelled" | "noItem" | "notBooked" | "byHand" | "matchedNext" | "superseded" | "missingHere" | "amount" | "currency" | "double" | "unknown" | "arrivedWithoutOrder";
        /** @description A line of a file, and what became of it. */
        ReconciliationLine: {
            /** @description A line of a file, as its number, section and line with colons between. */
            reference: components["schemas"]["LineReference"];
            /**
             * Section
             * @description The report or statement that it is in, from 0.
             * @example 0
             */
            section: number;
            /** @description As the acquirer or the bank calls it. */
            sectionId: components["schemas"]["SectionId"];
            /** @description Name of an acquirer, or id of a bank account of the operator. */
            owner: components["schemas"]["ReconciliationOwner"];
            /**
             * Line
             * @description Where it is in the file.
             * @example 17
             */
            line: number;
            /**
             * Type of a line
             * @description What kind of line it is.
             * @example payment
             * @enum {string}
             */
            type: "payment" | "refund" | "payout" | "chargeback" | "reversal" | "fee" | "reserve" | "adjustment" | "transfer";
            /** @description What became of a line. */
            state: components["schemas"]["LineState"];
            /** @description The open exception about the line. Null if there is none. */
            exceptionNo?: components["schemas"]["ExceptionNumber"] | null;
            /** @description The merchant concerned. Null if none is known. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description The number of the order or refund that it names. Null if it names none of ours. */
            subject: components["schemas"]["SectionId"] | null;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Its amount before fees. */
            gross: components["schemas"]["BookedAmount"];
            /** @description What was kept of it, below zero. */
            fee: components["schemas"]["BookedAmount"];
            /** @description What it adds to its report or statement. */
            net: components["schemas"]["BookedAmount"];
            /** @description The day that it names; null if it names none. */
            day: components["schemas"]["LedgerDay"] | null;
            /**
             * Named
             * @description What else it names; null if it names a number of ours.
             * @example null
             */
            named: string | null;
        };
        /** @description One page of lines, in the order of the file. */
        ReconciliationLinePage: {
            /** @description The lines on this page. */
            lines: components["schemas"]["ReconciliationLine"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["LinePlace"] | null;
        };
        /**
         * Place in the list of settlement reports
         * @description When a report came, its acquirer and its number.
         * @example 1794735000000:default:po_2026-11-15_EUR
         */
        ReportPlace: string;
        /** @description One page of settlement reports. */
        ReceivedReportPage: {
            /** @description In the order in which they came, newest first. */
            reports: components["schemas"]["ReceivedReport"][];
            /** @description Use as `before` for the next page. Null on the last page. */
            next: components["schemas"]["ReportPlace"] | null;
        };
        /**
         * Export number
         * @description Identifies an export.
         * @example export_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        ExportNumber: string;
        /**
         * Format
         * @description What the file is: a spreadsheet, CSV, or one JSON object on each line.
         * @example xlsx
         * @enum {string}
         */
        ExportFormat: "xlsx" | "csv" | "jsonl";
        /**
         * State
         * @description How far an export is.
         * @example done
         * @enum {string}
         */
        ExportState: "waiting" | "done" | "cancelled" | "failed";
        /** @description A file of lines that somebody asked for. */
        Export: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Identifies an export. */
            exportId: components["schemas"]["ExportNumber"];
            /**
             * File
             * @description Name of the file.
             * @example lines-200001-2026-0031.xlsx
             */
            name: string;
            /** @description What the file is: a spreadsheet, CSV, or one JSON object on each line. */
            format: components["schemas"]["ExportFormat"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The batch whose lines it has; null if they are those of days. */
            batchNo: components["schemas"]["BatchNumber"] | null;
            /** @description How far an export is. */
            state: components["schemas"]["ExportState"];
            /**
             * Asked by
             * @description Who asked for it.
             * @example mara@example.com
             */
            askedBy: string;
            /** @description When it was asked for. */
            createdAt: components["schemas"]["Moment"];
            /** @description When it ended; null while it waits or is being made. */
            finishedAt: components["schemas"]["Moment"] | null;
            /** @description When it is removed. */
            expiresAt: components["schemas"]["Moment"];
            /**
             * Rows
             * @description Rows that are in it so far, with the opening and the closing.
             * @example 1203
             */
            rows: number;
            /**
             * All rows
             * @description Rows that it will have.
             * @example 1203
             */
            rowsTotal: number;
            /**
             * Size
             * @description Size of the file so far, in bytes.
             * @example 61440
             */
            bytes: number;
            /**
             * Parts
             * @description Parts in which it is stored so far. The file is all of them in sequence, from 0.
             * @example 1
             */
            parts: number;
        };
        /** @description One page of exports. */
        ExportPage: {
            /** @description Exports, newest first. */
            exports: components["schemas"]["Export"][];
            /** @description Pass as `before` for the next page; null on the last one. */
            next: components["schemas"]["ExportNumber"] | null;
        };
        /** @description How a CSV file is written, for spreadsheets that expect another form. */
        CsvOptions: {
            /**
             * @description What stands between cells.
             * @default ,
             * @example ;
             * @enum {string}
             */
            separator?: "," | ";";
            /**
             * @description What stands before the decimals of an amount.
             * @default .
             * @example ,
             * @enum {string}
             */
            decimals?: "." | ",";
            /**
             * @description Whether the file begins with a byte order mark, by which some spreadsheets recognise UTF-8.
             * @default false
             * @example true
             */
            byteOrderMark?: boolean;
        };
        /** @description Which lines, and as what: either those of a batch, or those of the days from one to another in a currency. */
        CreateExportRequest: {
            /** @description What the file is: a spreadsheet, CSV, or one JSON object on each line. */
            format: components["schemas"]["ExportFormat"];
            /** @description The number of a batch, by year and merchant. It is in the text of the transfer. */
            batchNo?: components["schemas"]["BatchNumber"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description A day in the gateway's time zone. */
            from?: components["schemas"]["LedgerDay"];
            /** @description A day in the gateway's time zone. */
            to?: components["schemas"]["LedgerDay"];
            /** @description How a CSV file is written, for spreadsheets that expect another form. */
            csv?: components["schemas"]["CsvOptions"];
        };
        /**
         * Part
         * @description Its place, from 0.
         * @example 0
         */
        ExportPartPlace: number;
        /** @description A part of a file. */
        ExportPart: {
            /** @description Its place, from 0. */
            part: components["schemas"]["ExportPartPlace"];
            /**
             * Content
             * @description The bytes, in base64.
             * @example eyJsaW5lIjowfQo=
             */
            content: string;
        };
        /**
         * Exceptions to list
         * @description Which exceptions are listed.
         * @example open
         * @enum {string}
         */
        ExceptionState: "open" | "mine" | "overdue" | "ended";
        /**
         * Owner
         * @description Whose book it is in: the name of an acquirer, or the id of a bank account.
         * @example default
         */
        BookOwner: string;
        /** @description Something that the acquirer, the bank and the books do not agree on. */
        Exception: {
            /** @description Identifies an exception. */
            exceptionNo: components["schemas"]["ExceptionNumber"];
            /** @description What the acquirer, the bank and the books do not agree on. */
            kind: components["schemas"]["ExceptionKind"];
            /** @description Whose book it is in: the name of an acquirer, or the id of a bank account. */
            owner: components["schemas"]["BookOwner"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description What is at stake, with the sign of the operator's money. */
            amount: components["schemas"]["BookedAmount"];
            /** @description The merchant that it concerns; null if none is known. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /**
             * @description Number of the order, refund or deposit that it is about; null if it is about none.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string | null;
            /** @description The day of the item, the line or the report. */
            day: components["schemas"]["LedgerDay"];
            /** @description Since when it is open. */
            openedAt: components["schemas"]["Moment"];
            /** @description By when it has to be cleared up. */
            dueDay: components["schemas"]["LedgerDay"];
            /**
             * @description Whether it is open and that day has passed.
             * @example false
             */
            isOverdue: boolean;
            /**
             * @description Who has taken it; null if nobody has.
             * @example mara@example.com
             */
            person: string | null;
            /**
             * @description Whether the caller has taken it.
             * @example false
             */
            isMine: boolean;
            /** @description How it ended; null while it is open. */
            ending: components["schemas"]["ExceptionEnding"] | null;
            /** @description When it ended; null while it is open. */
            endedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Who ended it; null while it is open.
             * @example null
             */
            endedBy: string | null;
        };
        /** @description What open exceptions amount to in a currency. */
        ExceptionSum: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How many there are.
             * @example 3
             */
            exceptions: number;
            /** @description The sum of what would come in. */
            incoming: components["schemas"]["BookedAmount"];
            /** @description The sum of what would go out; zero or less. */
            outgoing: components["schemas"]["BookedAmount"];
            /** @description Since when the oldest of them is open. */
            oldestAt: components["schemas"]["Moment"];
        };
        /** @description One page of exceptions. */
        ExceptionPage: {
            /** @description The exceptions on this page. */
            exceptions: components["schemas"]["Exception"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["ExceptionNumber"] | null;
            /** @description What all that fit amount to, by currency, on this page or not. */
            sums: components["schemas"]["ExceptionSum"][];
            /**
             * @description Open exceptions, whatever is listed. 101 stands for more than 100.
             * @example 3
             */
            open: number;
        };
        /**
         * Item of the books
         * @description What merchants' books have of an acquirer, as the merchant's number, the number of the order, refund or deposit, and the event, with colons between.
         * @example 100001:TG01M7F8NJE000031N17Q8R7V2X4B6DKM:payment
         */
        ItemReference: string;
        /** @description What the books have. */
        ExceptionItem: {
            /** @description What merchants' books have of an acquirer, as the merchant's number, the number of the order, refund or deposit, and the event, with colons between. */
            reference: components["schemas"]["ItemReference"];
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description Number of the order, refund or deposit.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string;
            /**
             * @description What was booked.
             * @example payment
             */
            event: string;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description What the acquirer owes for it; below zero, what it paid out. */
            amount: components["schemas"]["BookedAmount"];
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description The order that it belongs to; null if it belongs to none. */
            tradeNo: components["schemas"]["TradeNumber"] | null;
            /**
             * @description The state of that order; null if there is none.
             * @example failure
             */
            orderState: string | null;
        };
        /** @description What a line of a file says. */
        ExceptionLine: {
            /** @description A line of a file, as its number, section and line with colons between. */
            reference: components["schemas"]["LineReference"];
            /**
             * @description The file.
             * @example RC01M7F8NJE01N1K9ZC3M5Q8R7
             */
            fileNo: string;
            /**
             * @description The name of the file.
             * @example report.jsonl
             */
            fileName: string;
            /**
             * @description The number of the report or statement.
             * @example po_2026-11-15_USD
             */
            sectionId: string;
            /** @description Whose book it is in: the name of an acquirer, or the id of a bank account. */
            owner: components["schemas"]["BookOwner"];
            /**
             * @description Where it is in the file.
             * @example 17
             */
            line: number;
            /**
             * @description What kind of line it is.
             * @example payment
             */
            type: string;
            /**
             * @description What became of it.
             * @example amount
             */
            state: string;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount of money in the ledger, as a decimal string with all decimals of its currency; negative amounts have a minus sign. */
            gross: components["schemas"]["BookedAmount"];
            /** @description Amount of money in the ledger, as a decimal string with all decimals of its currency; negative amounts have a minus sign. */
            fee: components["schemas"]["BookedAmount"];
            /** @description Amount of money in the ledger, as a decimal string with all decimals of its currency; negative amounts have a minus sign. */
            net: components["schemas"]["BookedAmount"];
            /** @description The day that it names; null if it names none. */
            day: components["schemas"]["LedgerDay"] | null;
            /**
             * @description What else it names; null if it names a number of ours.
             * @example null
             */
            named: string | null;
        };
        /**
         * Report in a file
         * @description A report of an acquirer, as the number of its file and its section with a colon between.
         * @example RC01M7F8NJE01N1K9ZC3M5Q8R7:1
         */
        ReportReference: string;
        /** @description A report of an acquirer, or a statement of a bank. */
        ExceptionReport: {
            /** @description A report of an acquirer, as the number of its file and its section with a colon between. */
            reference: components["schemas"]["ReportReference"];
            /**
             * @description The file.
             * @example RC01M7F8NJE01N1K9ZC3M5Q8R7
             */
            fileNo: string;
            /**
             * @description The number of the report or statement.
             * @example po_2026-11-15_USD
             */
            id: string;
            /** @description Whose book it is in: the name of an acquirer, or the id of a bank account. */
            owner: components["schemas"]["BookOwner"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description What it amounts to. */
            total: components["schemas"]["BookedAmount"];
            /** @description When it says that it was paid; null if it does not. */
            paidOn: components["schemas"]["LedgerDay"] | null;
        };
        /** @description Something that could belong to it. Nobody matched it: a person decides. */
        ExceptionSuggestion: {
            /**
             * @description What it is.
             * @example item
             * @enum {string}
             */
            kind: "line" | "item" | "report";
            /**
             * @description Send it with `matchByHand`.
             * @example 100001:TG01M7F8NJE000031N17Q8R7V2X4B6DKM:payment
             */
            reference: string;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount of money in the ledger, as a decimal string with all decimals of its currency; negative amounts have a minus sign. */
            amount: components["schemas"]["BookedAmount"];
            /** @description Its day; null if it has none. */
            day: components["schemas"]["LedgerDay"] | null;
            /**
             * @description Why it is suggested.
             * @example The amount is the same, the days are 1 apart, and nothing else fits on either side.
             */
            reason: string;
        };
        /** @description A movement in the operator's own books. */
        OperatorPosting: {
            /** @description Whose book it is in: the name of an acquirer, or the id of a bank account. */
            fromOwner: components["schemas"]["BookOwner"];
            /**
             * @description Account debited.
             * @example acquirer
             */
            from: string;
            /** @description Whose book it is in: the name of an acquirer, or the id of a bank account. */
            toOwner: components["schemas"]["BookOwner"];
            /**
             * @description Account credited.
             * @example writtenOff
             */
            to: string;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount moved. */
            amount: components["schemas"]["BookedAmount"];
        };
        /** @description What a person wrote, or what happened to it. */
        ExceptionNote: {
            /** @description Date and time in UTC, with or without milliseconds. */
            at: components["schemas"]["Moment"];
            /**
             * @description Who.
             * @example mara@example.com
             */
            person: string;
            /**
             * @description What it is.
             * @example note
             * @enum {string}
             */
            kind: "note" | "taken" | "assigned" | "due" | "asked" | "matched" | "writtenOff" | "returning" | "returnDeclined" | "returned" | "credited" | "reopened";
            /**
             * @description The note.
             * @example The acquirer sends a corrected report tomorrow.
             */
            text: string;
        };
        /** @description What the acquirer answered when it was asked. For an order that has ended it changes nothing. */
        AcquirerSays: {
            /** @description Date and time in UTC, with or without milliseconds. */
            at: components["schemas"]["Moment"];
            /**
             * @description What it answered.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "pending" | "challenged" | "notFound" | "cancelled" | "unknown";
            /**
             * @description Its words.
             * @example Payment succeeded.
             */
            message: string;
            /**
             * @description Whether the order was still processing, so that the answer decided about it.
             * @example false
             */
            isApplied: boolean;
        };
        /** @description Money that goes back to its payer at the acquirer. */
        MoneyReturn: {
            /**
             * @description Its number.
             * @example RT01M7FC3E2000031N13M5Q8R7V2X4B6D
             */
            returnNo: string;
            /**
             * @description What became of it.
             * @example asked
             * @enum {string}
             */
            state: "asked" | "approved" | "declined";
            /** @description Date and time in UTC, with or without milliseconds. */
            askedAt: components["schemas"]["Moment"];
            /** @description When the acquirer decided; null until then. */
            answeredAt: components["schemas"]["Moment"] | null;
            /**
             * @description The acquirer's words; null until it answered.
             * @example null
             */
            message: string | null;
        };
        /**
         * Next step
         * @description What can be done about an exception.
         * @example match
         * @enum {string}
         */
        ExceptionAction: "take" | "assign" | "setDue" | "note" | "ask" | "match" | "writeOff" | "return" | "credit" | "reopen";
        /** @description Somebody who may act on exceptions. */
        ExceptionAssignee: {
            /** @description Identifies a person; newer people have later IDs. */
            personId: components["schemas"]["PersonId"];
            /**
             * @description Their e-mail address.
             * @example mara.lindt@example.com
             */
            person: components["schemas"]["PersonName"];
        };
        /** @description An exception with both sides, what could belong to it, and what can be done. */
        ExceptionDetail: {
            /** @description Something that the acquirer, the bank and the books do not agree on. */
            exception: components["schemas"]["Exception"];
            /** @description What the books have; null if they have nothing of it. */
            item: components["schemas"]["ExceptionItem"] | null;
            /** @description What the file says; null if none says anything of it. */
            line: components["schemas"]["ExceptionLine"] | null;
            /** @description The report or statement that it is about; null if it is about none. */
            report: components["schemas"]["ExceptionReport"] | null;
            /** @description What could belong to it, and why. */
            suggestions: components["schemas"]["ExceptionSuggestion"][];
            /** @description What was matched with it. */
            matched: components["schemas"]["ExceptionSuggestion"][];
            /** @description What ending it moved in the operator's own books. */
            postings: components["schemas"]["OperatorPosting"][];
            /** @description What people wrote, and what happened to it, the oldest first. */
            notes: components["schemas"]["ExceptionNote"][];
            /** @description What the acquirer answered last; null if it was not asked. */
            answer: components["schemas"]["AcquirerSays"] | null;
            /** @description The last return; null if there is none. */
            return: components["schemas"]["MoneyReturn"] | null;
            /** @description What the caller can do about it now. */
            next: components["schemas"]["ExceptionAction"][];
            /** @description To whom it can be given, the first 100 of them. Empty for whoever cannot give it to somebody. */
            assignees: components["schemas"]["ExceptionAssignee"][];
        };
        /** @description Who looks after it. */
        AssignExceptionRequest: {
            /** @description Identifies a person; newer people have later IDs. */
            personId: components["schemas"]["PersonId"];
        };
        /** @description By when it has to be cleared up. */
        SetExceptionDueRequest: {
            /** @description The day. */
            dueDay: components["schemas"]["LedgerDay"];
        };
        /**
         * Note on an exception
         * @description What was found out, or agreed. Card numbers are masked.
         * @example The acquirer sends a corrected report tomorrow.
         */
        ExceptionNoteText: components["schemas"]["ParagraphText"];
        /** @description A note. */
        NoteExceptionRequest: {
            /** @description What was found out, or agreed. Card numbers are masked. */
            text: components["schemas"]["ExceptionNoteText"];
        };
        /**
         * References
         * @description References of lines, items or reports, with commas between.
         * @example RC01M7F8NJE01N1K9ZC3M5Q8R7:1:17
         */
        ReferenceList: string;
        /** @description What a match would move in the operator's own books. It never moves a merchant's money. */
        MatchPreview: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The sum of the lines. */
            lines: components["schemas"]["BookedAmount"];
            /** @description The sum of the items or reports. */
            items: components["schemas"]["BookedAmount"];
            /** @description What is left: items less lines. */
            rest: components["schemas"]["BookedAmount"];
            /** @description What would be booked. */
            postings: components["schemas"]["OperatorPosting"][];
        };
        /** @description What belongs together. What the exception is about is part of it by itself. */
        MatchByHandRequest: {
            /**
             * @description More lines of files.
             * @default []
             * @example []
             */
            lines?: components["schemas"]["LineReference"][];
            /**
             * @description Items of the books.
             * @default []
             * @example []
             */
            items?: components["schemas"]["ItemReference"][];
            /**
             * @description Reports that a line of a bank pays.
             * @default []
             * @example []
             */
            reports?: components["schemas"]["ReportReference"][];
            /**
             * @description What becomes of a rest.
             * @default none
             * @example none
             * @enum {string}
             */
            rest?: "none" | "open";
        };
        /** @description Whose the money is. */
        CreditExceptionRequest: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
        };
        /**
         * Tasks to list
         * @description Which tasks are listed.
         * @example open
         * @enum {string}
         */
        TaskState: "open" | "mine" | "ended";
        /**
         * Kind of task
         * @description What somebody has to see to, because no rule decides it.
         * @example refundReversed
         * @enum {string}
         */
        TaskKind: "disputeInquiry" | "disputePartial" | "disputeSecond" | "disputeStage" | "disputeUnmatched" | "disputeImpossible" | "refundReversed" | "payoutReversed" | "reversalUnmatched" | "transferArrived" | "numberUnknown" | "scheduledPayoutFailed";
        /**
         * Task number
         * @description Identifies a task.
         * @example task_01M7F8NJE01N1K9ZC3M5Q8R7
         */
        TaskNumber: string;
        /**
         * Ending of a task
         * @description How a task ended.
         * @example done
         * @enum {string}
         */
        TaskEnding: "done" | "noAction";
        /**
         * @description Identifies a change. The gateway applies each once, however often it is listed.
         * @example chg-000041
         */
        ChangeId: string;
        /** @description What the acquirer said without being asked, as it was received. */
        AcquirerNews: {
            /** @description Identifies a change. The gateway applies each once, however often it is listed. */
            changeId: components["schemas"]["ChangeId"];
            /** @description The refund that it is about; null if it is about none of ours. */
            refundNo: components["schemas"]["RefundNumber"] | null;
            /** @description The acquirer's number of the dispute; null if it is about none. */
            caseId: components["schemas"]["CaseId"] | null;
            /**
             * @description How far the dispute has gone; null if it is about none.
             * @example chargeback
             * @enum {string|null}
             */
            stage: "inquiry" | "chargeback" | "preArbitration" | "arbitration" | null;
            /**
             * @description What became of that stage; null if it is about no dispute.
             * @example opened
             * @enum {string|null}
             */
            state: "opened" | "won" | "lost" | null;
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount; null if what was sent is no amount that an order can have. */
            amount: components["schemas"]["BookedAmount"] | null;
            /**
             * Amount as sent
             * @description The amount as the acquirer wrote it, in its units.
             * @example 400
             */
            sentAmount: string;
            /**
             * @description The network's code of the reason; null if none was given.
             * @example 10.4
             */
            reasonCode: string | null;
            /**
             * Reason
             * @description Why, in the acquirer's words, masked; empty if it gave none.
             * @example The account is closed.
             */
            reason: string;
            /** @description The acquirer's own number of a transfer; null for everything else. */
            acquirerReference: components["schemas"]["AcquirerReference"] | null;
            /**
             * @description What the payer wrote with a transfer, if it is a reference that the gateway gave; otherwise null.
             * @example 4XWK7H9CMT3ADRPE
             */
            reference: string | null;
            /** @description Until when the bank wants an answer; null if it did not say. */
            answerBy: components["schemas"]["Moment"] | null;
            /** @description When it happened, as the acquirer says. */
            happenedAt: components["schemas"]["Moment"];
            /** @description When the gateway read it. */
            receivedAt: components["schemas"]["Moment"];
        };
        /** @description Something that a person has to see to, mostly because the acquirer said so. */
        Task: {
            /** @description Identifies a task. */
            taskNo: components["schemas"]["TaskNumber"];
            /** @description What somebody has to see to, because no rule decides it. */
            kind: components["schemas"]["TaskKind"];
            /** @description Name of an acquirer, as in the configuration. The one of `CHANNEL_URL`, and that of the sandbox, is `default`. */
            acquirer: components["schemas"]["AcquirerName"];
            /** @description The merchant whose order it is about; null if it is about none of ours. */
            merNo: components["schemas"]["MerchantNumber"] | null;
            /** @description The order that it is about; null if it is about none of ours. */
            tradeNo: components["schemas"]["TradeNumber"] | null;
            /**
             * Number
             * @description The number that the acquirer named, whether it is one of ours or not; empty if it named none.
             * @example RF01M7FC3E2000031N13M5Q8R7V2X4B6D
             */
            subject: string;
            /** @description Since when it is a task. */
            createdAt: components["schemas"]["Moment"];
            /**
             * @description Who has taken it; null if nobody has.
             * @example mara@example.com
             */
            owner: string | null;
            /**
             * @description Whether the caller has taken it.
             * @example false
             */
            isMine: boolean;
            /** @description When it was taken; null if nobody has it. */
            takenAt: components["schemas"]["Moment"] | null;
            /** @description When it ended; null while it is open. */
            endedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Who ended it; null while it is open.
             * @example null
             */
            endedBy: string | null;
            /** @description How it ended; null while it is open. */
            ending: components["schemas"]["TaskEnding"] | null;
            /**
             * @description What the person wrote who ended it; null while it is open, and if it was erased with the payer's data.
             * @example null
             */
            note: string | null;
            /** @description What the acquirer said; null if it is about something that the gateway found out itself. */
            news: components["schemas"]["AcquirerNews"] | null;
            /** @description What should have been paid out; null if it is not about a scheduled payout. */
            payout: {
                amount: components["schemas"]["BookedAmount"];
                currency: components["schemas"]["CurrencyCode"];
            } | null;
        };
        /** @description One page of tasks. */
        TaskPage: {
            /** @description The tasks on this page. */
            tasks: components["schemas"]["Task"][];
            /** @description Send it as `after` to get the next page. Null on the last page. */
            next: components["schemas"]["TaskNumber"] | null;
            /**
             * @description Open tasks, whatever is listed. 101 stands for more than 100.
             * @example 3
             */
            open: number;
        };
        /**
         * Note on a task
         * @description What was done, or why nothing was needed. Card numbers are masked.
         * @example Sent again to the new account, payout P-1042.
         */
        TaskNote: components["schemas"]["ParagraphText"];
        /** @description How the task ended. */
        EndTaskRequest: {
            /** @description How a task ended. */
            ending: components["schemas"]["TaskEnding"];
            /** @description What was done, or why nothing was needed. Card numbers are masked. */
            note: components["schemas"]["TaskNote"];
        };
        /** @description The current time of the gateway's clock. */
        ClockReading: {
            /** @description The gateway's current time. */
            now: components["schemas"]["Moment"];
        };
        /** @description How far to advance the clock. */
        AdvanceClockRequest: {
            /**
             * Seconds
             * @description Number of seconds by which the clock advances, at most one year.
             * @example 3600
             */
            advanceSeconds: number;
        };
        /** @description What happens in the sandbox. */
        TriggerEventRequest: {
            /**
             * Trigger subject
             * @description What the event is about.
             * @example payment
             * @enum {string}
             */
            subject: "payment" | "refund" | "payout" | "chargeback";
            /** @description The final result. A chargeback has none. Success if it is left out. */
            result?: components["schemas"]["Result"];
            /** @description How a payment is made, by card if it is left out; `CASHIER` for an order whose payer chooses on the hosted cashier. For a payout, one of `PAYOUT_1` to `PAYOUT_6`. */
            method?: components["schemas"]["Method"];
            /**
             * On the cashier
             * @description Whether the payment is made on the hosted cashier, with its method chosen in advance.
             * @example false
             */
            cashier?: boolean;
            /** @description URL that receives the result notification. Without it, none is sent. */
            notifyUrl?: components["schemas"]["PayoutNotifyAddress"];
        };
        /** @description What was created in the sandbox. */
        TriggeredEvent: {
            /** @description Identifies the merchant. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The gateway's unique number for the order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description The refund. Null unless it is about one. */
            refundNo: components["schemas"]["RefundNumber"] | null;
            /** @description The chargeback. Null unless it is about one. */
            chargebackNo: components["schemas"]["ChargebackNumber"] | null;
        };
        /** @description Confirms the reset. */
        ResetSandboxRequest: {
            /**
             * @description The word `reset`, so that nothing is deleted by a slip.
             * @example reset
             * @enum {string}
             */
            confirm: "reset";
        };
        /** @description A reset that has begun. */
        SandboxReset: {
            /** @description When it began, by the clock that the sandbox had until then. */
            begunAt: components["schemas"]["Moment"];
        };
        /**
         * Format
         * @description What the file is.
         * @example report
         * @enum {string}
         */
        SandboxFileFormat: "report" | "csv" | "camt053" | "camt054" | "mt940";
        /** @description A file of the sandbox's acquirer or bank. */
        SandboxFile: {
            /** @description A day in the gateway's time zone. */
            day: components["schemas"]["LedgerDay"];
            /** @description What the file is. */
            format: components["schemas"]["SandboxFileFormat"];
            /**
             * Name
             * @description The file's name.
             * @example sandbox-acquirer-2026-11-18.jsonl
             */
            name: string;
            /**
             * Content
             * @description The whole file, as text.
             * @example
             */
            content: string;
        };
        /**
         * Fault
         * @description What goes wrong.
         * @example missing
         * @enum {string}
         */
        FaultKind: "missing" | "double" | "amount" | "fee" | "late" | "missingHere" | "currency" | "unknown" | "arrivedWithoutOrder";
        /** @description The fault to make. */
        PlantFaultRequest: {
            /** @description What goes wrong. */
            fault: components["schemas"]["FaultKind"];
            /** @description The day whose files have it. Without it, the next files that can have it. */
            day?: components["schemas"]["LedgerDay"];
        };
        /** @description A fault that will be made. */
        PlantedFault: {
            /** @description What goes wrong. */
            fault: components["schemas"]["FaultKind"];
            /** @description The day whose files have it; null for the next files that can have it. */
            day: components["schemas"]["LedgerDay"] | null;
        };
        /** @description How the sandbox's files are taken in. */
        SandboxFileSetting: {
            /**
             * Taken in
             * @description Whether files are taken in by themselves when a day ends.
             * @example true
             */
            takesIn: boolean;
        };
    };
    responses: {
        /** @description The body cannot be read, or a field, parameter or header is invalid. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or wrong. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description How to authenticate. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description You do not have the permission, must confirm your second factor, or are on hold. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The HTTP methods that this path supports. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 256 kB. */
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type is not supported. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This IP address has sent too many wrong tokens, or too many requests without one. Requests with a correct token are still accepted. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Internal error. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database cannot be reached or does not accept writes. Nothing was changed; retry. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The merchant number is already in use. */
        MerchantNumberTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Merchant not found. */
        MerchantNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What you saw has changed meanwhile; nothing was done. */
        ChangedMeanwhile: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The merchant's status does not allow this. */
        MerchantStatusConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key or secret is in use; nothing was done. */
        SecretInUse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tests; nothing was sent. */
        TooManyTests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The change does not wait any more. */
        AccountChangeOver: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no settlement account. */
        NoSettlementAccount: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The run does not wait any more. */
        PayoutRunEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Order not found. */
        OrderNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Payment link not found. */
        LinkNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state is already final; nothing was changed. */
        AlreadyFinal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be replayed. */
        RequestNotReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Registration not found. */
        RegistrationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The registration's state does not allow this. */
        RegistrationStateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The path does not exist. In live mode, every sandbox control returns this response. */
        PathUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Mail not found. */
        MailNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There are too many views. */
        TooManyViews: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description View not found. */
        ViewNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refund not found. */
        RefundNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Chargeback not found. */
        ChargebackNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Notification not found. */
        DeliveryNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The notification's body has been removed; it cannot be resent. */
        BodyRemoved: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The day is not closed yet. */
        DayNotClosed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Request not found. */
        ApprovalNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There are too many tokens. */
        TooManyTokens: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Token not found. */
        TokenNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is unknown or has expired. */
        DeviceNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Person not found. */
        PersonNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The last admin stays. */
        LastAdmin: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person is disabled. */
        PersonDisabled: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person already belongs there. */
        AlreadyMember: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Invitation not found. */
        InvitationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invitation is no longer open. */
        InvitationClosed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Session not found. */
        SessionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description News not found. */
        NewsNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Acquirer not found. */
        AcquirerNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Settlement report not found. */
        SettlementReportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description CSV profile not found. */
        CsvProfileNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Day not found. */
        ReconciliationDayNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The day is not reconciled yet. */
        DayNotReconciled: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many uploads are not complete. */
        TooManyUploads: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description File not found. */
        ReconciliationFileNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file takes no more parts. */
        FileNotReceiving: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Export not found. */
        ExportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Export has ended. */
        ExportEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Export not done. */
        ExportNotDone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Exception not found. */
        ExceptionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The exception has ended. */
        ExceptionEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing to ask about. */
        NothingToAsk: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The exception cannot be reopened. */
        CannotBeReopened: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Task not found. */
        TaskNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The task has ended. */
        TaskEnded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order could not be created. */
        TriggerRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox cannot be reset from here. */
        SandboxNotResettable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The files of that day are written. */
        SandboxDayWritten: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It needs a second person. The request was recorded and nothing else was changed. */
        ApprovalRequested: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Approval"];
            };
        };
    };
    parameters: {
        /** @description Only merchants with this in their name or at the beginning of their number. */
        MerchantTextQuery: string;
        /** @description Only merchants with a number larger than this. Use `next` from the previous page. */
        MerchantsAfter: components["schemas"]["MerchantNumber"];
        /** @description Maximum number of items to return. */
        Limit: components["schemas"]["PageSize"];
        /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
        Reason: components["schemas"]["ActionReason"];
        /** @description Merchant number. */
        MerchantPath: components["schemas"]["MerchantNumber"];
        /** @description Only entries older than this one. Use `next` from the previous page. */
        ActionsBefore: components["schemas"]["ActionNumber"];
        /** @description Only items in this currency. */
        CurrencyQuery: components["schemas"]["CurrencyCode"];
        /** @description Number of the account. */
        AccountPath: components["schemas"]["SettlementAccountNumber"];
        /** @description Currency. */
        CurrencyPath: components["schemas"]["CurrencyCode"];
        /** @description Due date of the run. */
        DueDayPath: components["schemas"]["LedgerDay"];
        /** @description Only what concerns this merchant. */
        MerchantQuery: components["schemas"]["MerchantNumber"];
        /** @description Beneficiary number. */
        BeneficiaryPath: components["schemas"]["BeneficiaryNumber"];
        /** @description Batch number. */
        BatchPath: components["schemas"]["BatchNumber"];
        /** @description Trade number of the order. */
        OrderPath: components["schemas"]["TradeNumber"];
        /** @description The zone in which days begin and end. UTC if it is not given. */
        TimeZoneQuery: components["schemas"]["TimeZoneName"];
        /** @description How many days `period` covers, with today. */
        FigureDaysQuery: components["schemas"]["FigureDays"];
        /** @description Link number. */
        LinkPath: components["schemas"]["LinkNumber"];
        /** @description Only items at or after this time. */
        From: components["schemas"]["Moment"];
        /** @description Only items at or before this time. */
        To: components["schemas"]["Moment"];
        /** @description Request ID. */
        RequestPath: components["schemas"]["RequestId"];
        /** @description ID of the registration. */
        RegistrationPath: components["schemas"]["RegistrationId"];
        /** @description Only orders of this type. */
        OrderKindQuery: components["schemas"]["OrderKind"];
        /** @description Only orders paid by one of these methods, separated by commas. */
        OrderMethodQuery: components["schemas"]["Methods"];
        /** @description Only orders in one of these states, separated by commas. */
        OrderStateQuery: components["schemas"]["OrderListState"][];
        /** @description Only orders of at least this amount, each in its own currency. */
        AmountMinQuery: components["schemas"]["Amount"];
        /** @description Only orders of at most this amount, each in its own currency. */
        AmountMaxQuery: components["schemas"]["Amount"];
        /** @description Only orders whose order number or trade number begins with this text, or whose message contains it; if there are none, those whose number has it as `searchAll` finds it, such as the last six characters, however old they are. Upper and lower case are the same. A text of at least 12 characters that can only be the beginning of a trade number is compared with trade numbers alone. */
        OrderTextQuery: string;
        /** @description Only payments with a card that begins with these six digits. Payers' data that was removed no longer says so. */
        CardBeginsQuery: string;
        /** @description Only these orders, at most 100, separated by commas. Those that do not exist are left out. */
        ChosenOrdersQuery: components["schemas"]["TradeNumber"][];
        /** @description Refund number. */
        RefundPath: components["schemas"]["RefundNumber"];
        /** @description Chargeback number. */
        ChargebackPath: components["schemas"]["ChargebackNumber"];
        /** @description Only this host. */
        HostQuery: components["schemas"]["EndpointHost"];
        /** @description Notification ID. */
        NotificationPath: components["schemas"]["NotificationId"];
        /** @description Number of the request. */
        ApprovalPath: components["schemas"]["ApprovalNumber"];
        /** @description The merchant whose people are meant. By default, the people of your own side. */
        RulesMerchantQuery: components["schemas"]["MerchantNumber"];
        /** @description Token ID. */
        TokenPath: components["schemas"]["TokenId"];
        /** @description ID of the person. */
        PersonPath: components["schemas"]["PersonId"];
        /** @description Name of the acquirer. */
        AcquirerPath: components["schemas"]["AcquirerName"];
        /** @description Number of the file. */
        FilePath: components["schemas"]["FileNumber"];
        /** @description Number of the export. */
        ExportPath: components["schemas"]["ExportNumber"];
        /** @description Number of the exception. */
        ExceptionPath: components["schemas"]["ExceptionNumber"];
        /** @description Number of the task. */
        TaskPath: components["schemas"]["TaskNumber"];
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request in the logs. */
        RequestId: string;
        /** @description Seconds to wait before you retry. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMerchants: {
        parameters: {
            query?: {
                /** @description Only merchants with this in their name or at the beginning of their number. */
                text?: components["parameters"]["MerchantTextQuery"];
                /** @description Only merchants with this status. */
                status?: components["schemas"]["MerchantStatus"];
                /** @description Only merchants with a number larger than this. Use `next` from the previous page. */
                after?: components["parameters"]["MerchantsAfter"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of merchants, sorted by number. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMerchantRequest"];
            };
        };
        responses: {
            /** @description The new merchant with its keys, which are shown only once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedMerchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["MerchantNumberTaken"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMerchantNames: {
        parameters: {
            query?: {
                /** @description Only these merchants, separated by commas. */
                numbers?: string[];
                /** @description Only merchants with this in their name or at the beginning of their number. */
                text?: components["parameters"]["MerchantTextQuery"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names, the best match first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantNames"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A merchant, without its keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMerchantRequest"];
            };
        };
        responses: {
            /** @description A merchant, without its keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTermsRequest"];
            };
        };
        responses: {
            /** @description A merchant, without its keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTermsHistory: {
        parameters: {
            query?: {
                /** @description Only entries older than this one. Use `next` from the previous page. */
                before?: components["parameters"]["ActionsBefore"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What payers see of a merchant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBranding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBrandingRequest"];
            };
        };
        responses: {
            /** @description What payers see of a merchant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutLogoRequest"];
            };
        };
        responses: {
            /** @description What payers see of a merchant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What payers see of a merchant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceiptSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the merchant has chosen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeReceiptSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeReceiptSettingsRequest"];
            };
        };
        responses: {
            /** @description What the merchant has chosen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSeeing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSeeingRequest"];
            };
        };
        responses: {
            /** @description What this session looks at. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeeingState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setWebsites: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetWebsitesRequest"];
            };
        };
        responses: {
            /** @description A merchant, without its keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A merchant, without its keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["MerchantStatusConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspendMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A merchant, without its keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["MerchantStatusConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A merchant, without its keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["MerchantStatusConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateSigningKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotationRequest"];
            };
        };
        responses: {
            /** @description The new key or secret with its value, which is shown only once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecret"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotationRequest"];
            };
        };
        responses: {
            /** @description The new key or secret with its value, which is shown only once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecret"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPublicKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPublicKeyRequest"];
            };
        };
        responses: {
            /** @description A key or secret, without its value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys and secrets of a merchant, including expired ones. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Secret number. */
                secretNo: components["schemas"]["SecretNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key or secret that was ended, without its value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Key or secret not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["SecretInUse"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps, in their order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checklist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEndpointTests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last test of each address, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointTestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEndpointRequest"];
            };
        };
        responses: {
            /** @description What each check found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TooManyTests"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each currency that has postings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBalanceDays: {
        parameters: {
            query: {
                /** @description The currency whose days are listed. */
                currency: components["schemas"]["CurrencyCode"];
                /** @description Only days before this one. Use `next` from the previous page. */
                before?: components["schemas"]["LedgerDay"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceDayPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDaySums: {
        parameters: {
            query: {
                /** @description The day, in the gateway's time zone. */
                day: components["schemas"]["LedgerDay"];
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts on this day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaySums"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettlementAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementAccounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSettlementAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSettlementAccountRequest"];
            };
        };
        responses: {
            /** @description The change, which waits. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementAccount"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description A change of the account waits already. This is the settlement account already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSettlementAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Number of the account. */
                accountNo: components["parameters"]["AccountPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change, which is withdrawn. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Settlement account not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AccountChangeOver"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSchedules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPayoutSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Currency. */
                currency: components["parameters"]["CurrencyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPayoutScheduleRequest"];
            };
        };
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSchedule"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["NoSettlementAccount"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMerchantTimeZone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMerchantTimeZoneRequest"];
            };
        };
        responses: {
            /** @description The schedules, in the new time zone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSchedules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releasePayoutRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Currency. */
                currency: components["parameters"]["CurrencyPath"];
                /** @description Due date of the run. */
                dueDay: components["parameters"]["DueDayPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Payout run not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description The run does not wait any more. Banks are closed today. No acquirer takes the payout. The balance is too low. The merchant's status does not allow this. There is no settlement account. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    skipPayoutRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Currency. */
                currency: components["parameters"]["CurrencyPath"];
                /** @description Due date of the run. */
                dueDay: components["parameters"]["DueDayPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Payout run not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["PayoutRunEnded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayoutRuns: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
                /** @description Only runs in this state. */
                state?: components["schemas"]["PayoutRunState"];
                /** @description Only runs after this one in the list. Use `next` from the previous page. */
                before?: components["schemas"]["PayoutRunPlace"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRunPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayoutsToCome: {
        parameters: {
            query: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only due dates whose cut-off is before this time. */
                until: components["schemas"]["Moment"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The due dates to come. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutsToCome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepositRequest"];
            };
        };
        responses: {
            /** @description A booked deposit. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The deposit number has already been used. The balance would exceed the maximum. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createManualPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateManualPayoutRequest"];
            };
        };
        responses: {
            /** @description The accepted payout in its current state. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The balance is too low. No acquirer takes the payout. The order number is already in use. The merchant's status does not allow this. What you saw has changed meanwhile; nothing was done. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBeneficiaries: {
        parameters: {
            query?: {
                /** @description Only beneficiaries older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["BeneficiaryNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of beneficiaries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeneficiaryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBeneficiary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveBeneficiaryRequest"];
            };
        };
        responses: {
            /** @description The saved beneficiary. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Beneficiary"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The beneficiary is saved already. There are too many beneficiaries. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBeneficiary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Beneficiary number. */
                beneficiaryNo: components["parameters"]["BeneficiaryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removed beneficiary. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Beneficiary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Beneficiary not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payBeneficiary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry. The same key with the same body returns the first payout again. */
                "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Beneficiary number. */
                beneficiaryNo: components["parameters"]["BeneficiaryPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBeneficiaryRequest"];
            };
        };
        responses: {
            /** @description The accepted payout in its current state. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Beneficiary not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description The balance is too low. No acquirer takes the payout. The order number is already in use. The merchant's status does not allow this. What you saw has changed meanwhile; nothing was done. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettlementAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settlement account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantSettlementAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days on which something becomes available. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlementOrders: {
        parameters: {
            query: {
                /** @description The day on which they settle or are released. What is overdue counts for today. */
                day: components["schemas"]["LedgerDay"];
                /** @description The currency in which they settle. */
                currency: components["schemas"]["CurrencyCode"];
                /** @description Only orders after this one. Use `next` from the previous page. */
                after?: components["schemas"]["SettlementOrderCursor"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
                /** @description Only batches older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["BatchCursor"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of batches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Batch number. */
                batchNo: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchContents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Payout not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBatchLines: {
        parameters: {
            query?: {
                /** @description Only lines after this one. Use `next` from the previous page. */
                after?: components["schemas"]["LineNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Batch number. */
                batchNo: components["parameters"]["BatchPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchLinePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Payout not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines of the order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /** @description The currency of the statement. */
                currency: components["schemas"]["CurrencyCode"];
                /** @description First day of the period. */
                from: components["schemas"]["LedgerDay"];
                /** @description Last day of the period. Today is counted up to now. */
                to: components["schemas"]["LedgerDay"];
                /** @description The zone in which days begin and end. The gateway's own if it is not given. */
                timeZone?: components["schemas"]["TimeZoneName"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReturns: {
        parameters: {
            query?: {
                /** @description The zone in which days begin and end. UTC if it is not given. */
                timeZone?: components["parameters"]["TimeZoneQuery"];
                /** @description How many days `period` covers, with today. */
                days?: components["parameters"]["FigureDaysQuery"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and sums. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Returns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCorrectionRequest"];
            };
        };
        responses: {
            /** @description A booked correction. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Order not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description The balance is too low. The correction number has already been used. The balance would exceed the maximum. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description Only links older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["LinkNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payment links. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLinkRequest"];
            };
        };
        responses: {
            /** @description The new payment link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The merchant's status does not allow this. There are too many open payment links. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Link number. */
                linkNo: components["parameters"]["LinkPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A payment link in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LinkNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Link number. */
                linkNo: components["parameters"]["LinkPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLinkRequest"];
            };
        };
        responses: {
            /** @description The changed payment link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LinkNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The state is already final; nothing was changed. What you saw has changed meanwhile; nothing was done. The merchant's status does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLinkPayments: {
        parameters: {
            query?: {
                /** @description Only orders older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["TradeNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Link number. */
                linkNo: components["parameters"]["LinkPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LinkNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Link number. */
                linkNo: components["parameters"]["LinkPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked payment link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LinkNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyFinal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Only requests with this result. */
                result?: components["schemas"]["RequestResult"];
                /** @description Only requests to this operation. */
                operation?: components["schemas"]["MerchantOperationName"];
                /** @description Only requests that were answered with this code. */
                code?: components["schemas"]["AnswerCode"];
                /** @description Only requests about this order, by its trade number or the merchant's own. */
                order?: string;
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only requests older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["RequestId"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Request ID. */
                requestId: components["parameters"]["RequestPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A request with its checks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestStory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Request not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Request ID. */
                requestId: components["parameters"]["RequestPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the replayed request was answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Request not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["RequestNotReplayable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                /** @description Only registrations in this state. */
                state?: components["schemas"]["RegistrationState"];
                /** @description Only registrations older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["RegistrationId"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of registrations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterMerchantRequest"];
            };
        };
        responses: {
            /** @description A mail was sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the registration. */
                registrationId: components["parameters"]["RegistrationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the registration. */
                registrationId: components["parameters"]["RegistrationPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveRegistrationRequest"];
            };
        };
        responses: {
            /** @description The registration as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["RegistrationStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the registration. */
                registrationId: components["parameters"]["RegistrationPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskBackRequest"];
            };
        };
        responses: {
            /** @description The registration as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["RegistrationStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the registration. */
                registrationId: components["parameters"]["RegistrationPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseRegistrationRequest"];
            };
        };
        responses: {
            /** @description The registration as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["RegistrationStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationLinkRequest"];
            };
        };
        responses: {
            /** @description The registration as its registrant sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationLinkRequest"];
            };
        };
        responses: {
            /** @description The registration as its registrant sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerQuestionsRequest"];
            };
        };
        responses: {
            /** @description The registration as its registrant sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["RegistrationStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationLinkRequest"];
            };
        };
        responses: {
            /** @description The registration as its registrant sees it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["RegistrationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["RegistrationStateConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest mails. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the mail. */
                mailId: components["schemas"]["MailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["MailNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only orders of this type. */
                kind?: components["parameters"]["OrderKindQuery"];
                /** @description Only orders paid by one of these methods, separated by commas. */
                method?: components["parameters"]["OrderMethodQuery"];
                /** @description Only orders in one of these states, separated by commas. */
                state?: components["parameters"]["OrderStateQuery"];
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
                /** @description Only orders of at least this amount, each in its own currency. */
                amountMin?: components["parameters"]["AmountMinQuery"];
                /** @description Only orders of at most this amount, each in its own currency. */
                amountMax?: components["parameters"]["AmountMaxQuery"];
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only orders whose order number or trade number begins with this text, or whose message contains it; if there are none, those whose number has it as `searchAll` finds it, such as the last six characters, however old they are. Upper and lower case are the same. A text of at least 12 characters that can only be the beginning of a trade number is compared with trade numbers alone. */
                text?: components["parameters"]["OrderTextQuery"];
                /** @description Only payments with a card that begins with these six digits. Payers' data that was removed no longer says so. */
                bin?: components["parameters"]["CardBeginsQuery"];
                /** @description Only these orders, at most 100, separated by commas. Those that do not exist are left out. */
                tradeNo?: components["parameters"]["ChosenOrdersQuery"];
                /** @description The order of the list; `newest` by default. Time has an index, so `newest` and `oldest` go through any number of orders. Amounts have none: `largest` and `smallest` sort at most 10,000 orders of a merchant and span, and refuse more. */
                sort?: "newest" | "oldest" | "largest" | "smallest";
                /** @description Only orders older than this one. Use `next` from the previous page, except with `sort=oldest`; with `largest` and `smallest`, the list continues after this order. */
                before?: components["schemas"]["TradeNumber"];
                /** @description Only orders newer than this one. With `sort=oldest`, use `next` from the previous page. */
                after?: components["schemas"]["TradeNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumOrders: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only orders of this type. */
                kind?: components["parameters"]["OrderKindQuery"];
                /** @description Only orders paid by one of these methods, separated by commas. */
                method?: components["parameters"]["OrderMethodQuery"];
                /** @description Only orders in one of these states, separated by commas. */
                state?: components["parameters"]["OrderStateQuery"];
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
                /** @description Only orders of at least this amount, each in its own currency. */
                amountMin?: components["parameters"]["AmountMinQuery"];
                /** @description Only orders of at most this amount, each in its own currency. */
                amountMax?: components["parameters"]["AmountMaxQuery"];
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only orders whose order number or trade number begins with this text, or whose message contains it; if there are none, those whose number has it as `searchAll` finds it, such as the last six characters, however old they are. Upper and lower case are the same. A text of at least 12 characters that can only be the beginning of a trade number is compared with trade numbers alone. */
                text?: components["parameters"]["OrderTextQuery"];
                /** @description Only payments with a card that begins with these six digits. Payers' data that was removed no longer says so. */
                bin?: components["parameters"]["CardBeginsQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count and the sums. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSums"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order with its complete history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletionRequest"];
            };
        };
        responses: {
            /** @description A payment or payout in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The state is already final; nothing was changed. The acquirer has no result yet. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes on an order, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffNoteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNoteRequest"];
            };
        };
        responses: {
            /** @description The note as it was written. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payer's data of an order, unmasked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry. The same key with the same body returns the first refund again. Without a key, an equal refund of the same order is refused. */
                "Idempotency-Key"?: components["schemas"]["IdempotencyKey"];
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRefundRequest"];
            };
        };
        responses: {
            /** @description The accepted refund in its current state. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The order cannot be refunded. The refund exceeds what is left of the order. The balance is too low. The same request was submitted before. The merchant's status does not allow this. What you saw has changed meanwhile; nothing was done. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chargeOrderBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChargeOrderBackRequest"];
            };
        };
        responses: {
            /** @description A chargeback in its current state. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chargeback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The order is not a successful payment. The order has already been charged back. The order has been fully refunded. The balance would exceed the maximum. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedOrders: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Related orders, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedOrders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAll: {
        parameters: {
            query: {
                /** @description What to find. */
                q: string;
                /** @description The zone in which days begin and end. UTC if it is not given. */
                timeZone?: components["parameters"]["TimeZoneQuery"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDeclines: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description How many days, with today. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of payments that ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Declines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFigures: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description The zone in which days begin and end. UTC if it is not given. */
                timeZone?: components["parameters"]["TimeZoneQuery"];
                /** @description How many days `period` covers, with today. */
                days?: components["parameters"]["FigureDaysQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and sums of payments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What needs a person, by kind. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readUpkeep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of what somebody has to look after. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upkeep"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views, by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewRequest"];
            };
        };
        responses: {
            /** @description The saved view. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TooManyViews"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description View ID. */
                viewId: components["schemas"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view that was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ViewNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description Only the refunds of this order. The other filters then do not apply. */
                tradeNo?: components["schemas"]["TradeNumber"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only refunds in this state. */
                state?: components["schemas"]["RefundState"];
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only refunds older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["RefundNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of refunds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Order not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Refund number. */
                refundNo: components["parameters"]["RefundPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A refund in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RefundNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Refund number. */
                refundNo: components["parameters"]["RefundPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletionRequest"];
            };
        };
        responses: {
            /** @description A refund in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RefundNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The state is already final; nothing was changed. The acquirer has no result yet. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChargebacks: {
        parameters: {
            query?: {
                /** @description Only chargebacks in this state. */
                state?: components["schemas"]["ChargebackState"];
                /** @description Only chargebacks whose reason has this text. */
                reason?: string;
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only chargebacks that are due before this time. */
                dueBefore?: components["schemas"]["Moment"];
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only chargebacks that are listed after this one. Use `next` from the previous page. */
                after?: components["schemas"]["ChargebackNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of chargebacks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargebackPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openChargeback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenChargebackRequest"];
            };
        };
        responses: {
            /** @description A chargeback in its current state. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chargeback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The order is not a successful payment. The order has already been charged back. The order has been fully refunded. The balance would exceed the maximum. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChargeback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Chargeback number. */
                chargebackNo: components["parameters"]["ChargebackPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A chargeback in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chargeback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChargebackNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeChargeback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Chargeback number. */
                chargebackNo: components["parameters"]["ChargebackPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseChargebackRequest"];
            };
        };
        responses: {
            /** @description A chargeback in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chargeback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChargebackNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyFinal"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerChargeback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Chargeback number. */
                chargebackNo: components["parameters"]["ChargebackPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerChargebackRequest"];
            };
        };
        responses: {
            /** @description A chargeback in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chargeback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChargebackNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The state is already final; nothing was changed. The chargeback has already been answered. The due date has passed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Chargeback number. */
                chargebackNo: components["parameters"]["ChargebackPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence of a chargeback, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChargebackNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Chargeback number. */
                chargebackNo: components["parameters"]["ChargebackPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddEvidenceRequest"];
            };
        };
        responses: {
            /** @description A note or a file that belongs to a chargeback. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChargebackNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The state is already final; nothing was changed. There is too much evidence. The due date has passed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Chargeback number. */
                chargebackNo: components["parameters"]["ChargebackPath"];
                /** @description Evidence number. */
                evidenceNo: components["schemas"]["EvidenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes as they were added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description Name of the file, as an attachment. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["EvidenceFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Chargeback not found. Evidence not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only deliveries in this state. */
                state?: components["schemas"]["DeliveryState"];
                /** @description Only notifications about this order. */
                tradeNo?: components["schemas"]["TradeNumber"];
                /** @description Only this host. */
                host?: components["parameters"]["HostQuery"];
                /** @description Only notifications of this event. */
                event?: components["schemas"]["NotificationEvent"];
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only notifications older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["NotificationId"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEndpoints: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only endpoints in this state. `failing` looks only at merchants with notifications that wait or were given up. */
                state?: components["schemas"]["EndpointState"];
                /** @description Only this host. */
                host?: components["parameters"]["HostQuery"];
                /** @description Only merchants with a number larger than this. Use `next` from the previous page. */
                after?: components["parameters"]["MerchantsAfter"];
                /** @description Number of merchants to look at. */
                limit?: components["schemas"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Endpoints of some merchants, failing ones first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndpointPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Notification ID. */
                notificationId: components["parameters"]["NotificationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A notification and its attempts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeliveryNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Notification ID. */
                notificationId: components["parameters"]["NotificationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcome of the request to resend a notification. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resend"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeliveryNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["BodyRemoved"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResendDeliveriesRequest"];
            };
        };
        responses: {
            /** @description The number of resent notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countFailedDeliveries: {
        parameters: {
            query?: {
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only notifications older than this one. Use `next` of `resendDeliveries` to count what is left. */
                before?: components["schemas"]["NotificationId"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many deliveries failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedDeliveries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countSince: {
        parameters: {
            query: {
                /** @description Only notifications created at or after this time. */
                since: components["schemas"]["Moment"];
                /** @description `until` of an earlier count: what was resent since then is left out. If it is missing, the time of the request. */
                until?: components["schemas"]["Moment"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many deliveries would be resent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveriesSince"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendSince: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendSinceRequest"];
            };
        };
        responses: {
            /** @description The number of notifications that are being resent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentSince"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTestEventRequest"];
            };
        };
        responses: {
            /** @description The test event, which is being sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether deliveries to the merchant are paused. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPause"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether deliveries to the merchant are paused. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPause"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayers: {
        parameters: {
            query?: {
                /** @description Only payers whose last order is older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["TradeNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A payer, masked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Order not found. Payer not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayerOrders: {
        parameters: {
            query?: {
                /** @description Only orders older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["TradeNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Trade number of the order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Order not found. Payer not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    erasePayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasePayerRequest"];
            };
        };
        responses: {
            /** @description The orders found, and what was done with each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All exchange rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The currency to convert from. */
                from: components["schemas"]["CurrencyCode"];
                /** @description The currency to convert to. */
                to: components["schemas"]["CurrencyCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutRateRequest"];
            };
        };
        responses: {
            /** @description Exchange rate of one currency to another. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list of banks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putBanks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankList"];
            };
        };
        responses: {
            /** @description The list of banks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result of the ledger check. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedgerReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last check. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastLedgerReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostings: {
        parameters: {
            query: {
                /** @description The merchant whose postings are listed. */
                merNo: components["schemas"]["MerchantNumber"];
                /** @description Only postings of this day, in the gateway's time zone. */
                day?: components["schemas"]["LedgerDay"];
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
                /** @description Only postings from or to this account. */
                account?: components["schemas"]["LedgerAccount"];
                /** @description Only postings of this event. */
                event?: components["schemas"]["LedgerEvent"];
                /** @description Only postings about this order, refund, chargeback, deposit or correction. */
                subject?: string;
                /** @description Only postings older than this. Use `next` from the previous page. */
                before?: components["schemas"]["PostingCursor"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of postings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlementDays: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days on which something becomes available. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementDayList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlementMerchants: {
        parameters: {
            query: {
                /** @description The day, in the gateway's time zone. What is overdue counts for today. */
                day: components["schemas"]["LedgerDay"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
                /** @description Only merchants after this one. Use `next` from the previous page. */
                after?: components["schemas"]["BalanceCursor"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of merchants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementMerchantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBalances: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only items in this currency. */
                currency?: components["parameters"]["CurrencyQuery"];
                /** @description As of the end of this day. By default, as of now. */
                asOf?: components["schemas"]["LedgerDay"];
                /** @description Only balances after this one. Use `next` from the previous page. */
                after?: components["schemas"]["BalanceCursor"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of balances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalancePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["DayNotClosed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description Only requests in this state. */
                state?: components["schemas"]["ApprovalState"];
                /** @description Only requests of this kind. */
                kind?: components["schemas"]["ApprovalKind"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only requests that you made. */
                mine?: components["schemas"]["Choice"];
                /** @description Only pending requests that you can decide. */
                waiting?: components["schemas"]["Choice"];
                /** @description Only pending requests that you cannot decide: your own, and those that wait for other people. */
                others?: components["schemas"]["Choice"];
                /** @description Only requests that are no longer pending. */
                decided?: components["schemas"]["Choice"];
                /** @description Only requests older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["ApprovalNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the request. */
                approvalNo: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the request. */
                approvalNo: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveRequestRequest"];
            };
        };
        responses: {
            /** @description What became of the request, with the response of its operation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The request has already been decided or has expired. Another person has to decide. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the request. */
                approvalNo: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refused request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The request has already been decided or has expired. Another person has to decide. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the request. */
                approvalNo: components["parameters"]["ApprovalPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawn request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The request has already been decided or has expired. Another person has to decide. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveRequestsRequest"];
            };
        };
        responses: {
            /** @description What became of each request, in the order in which they were sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedRequests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalRules: {
        parameters: {
            query?: {
                /** @description The merchant whose people are meant. By default, the people of your own side. */
                merNo?: components["parameters"]["RulesMerchantQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules in force. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesInForce"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putApprovalRules: {
        parameters: {
            query?: {
                /** @description The merchant whose people are meant. By default, the people of your own side. */
                merNo?: components["parameters"]["RulesMerchantQuery"];
            };
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRules"];
            };
        };
        responses: {
            /** @description The rules in force. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesInForce"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActions: {
        parameters: {
            query?: {
                /** @description Only actions of the person or token with this name. */
                actor?: components["schemas"]["ActorName"];
                /** @description Only actions of the person or token with this id. */
                actorId?: string;
                /** @description Only this action. */
                action?: components["schemas"]["ActionName"];
                /** @description Only actions of this kind. */
                kind?: components["schemas"]["ActionKind"];
                /** @description Only actions with this outcome. */
                outcome?: components["schemas"]["ActionOutcome"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only actions about exactly this. */
                target?: components["schemas"]["ActionTarget"];
                /** @description Only items at or after this time. */
                from?: components["parameters"]["From"];
                /** @description Only items at or before this time. */
                to?: components["parameters"]["To"];
                /** @description Only entries older than this one. Use `next` from the previous page. */
                before?: components["parameters"]["ActionsBefore"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of actions, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Only tokens that are limited to this merchant. */
                merNo?: components["schemas"]["MerchantNumber"];
                /** @description Only tokens older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["TokenId"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tokens, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTokenRequest"];
            };
        };
        responses: {
            /** @description The new token, which is shown only once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TooManyTokens"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token ID. */
                tokenId: components["parameters"]["TokenPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TokenNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Token ID. */
                tokenId: components["parameters"]["TokenPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TokenNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who the token belongs to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDeviceRequest"];
            };
        };
        responses: {
            /** @description The codes, and the address to open. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDeviceRequest"];
            };
        };
        responses: {
            /** @description The codes, and the address to open. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeDeviceRequest"];
            };
        };
        responses: {
            /** @description The decision so far. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["DeviceNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamActions: {
        parameters: {
            query?: {
                /** @description Only actions after this one. Use the number of the last line that you have. */
                after?: number;
                /** @description Maximum number of lines to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Actions, oldest first, one on each line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Action"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result of the check. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Only people of the operator's own side, or only those of merchants. */
                side?: components["schemas"]["Side"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only people with this role. */
                role?: components["schemas"]["Role"];
                /** @description Only people in this state. */
                state?: components["schemas"]["PersonState"];
                /** @description Only people whose e-mail address or name begins with this. */
                text?: string;
                /** @description Only people who come after this one in the list. Use `next` from the previous page. */
                after?: components["schemas"]["PersonId"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the person. */
                personId: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person with their roles, second factors and sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the person. */
                personId: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRolesRequest"];
            };
        };
        responses: {
            /** @description A person with their roles, second factors and sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Person not found. Merchant not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description The last admin stays. The last owner stays. What you saw has changed meanwhile; nothing was done. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disablePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the person. */
                personId: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person with their roles, second factors and sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["LastAdmin"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enablePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the person. */
                personId: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person with their roles, second factors and sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the person. */
                personId: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, or where it was mailed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["PersonDisabled"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endPersonSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the person. */
                personId: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions were ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only invitations older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["InvitationId"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitePersonRequest"];
            };
        };
        responses: {
            /** @description The invitation. Its link is shown only once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyMember"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the invitation. */
                invitationId: components["schemas"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["InvitationClosed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopSeeing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this session looks at. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeeingState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchSide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchSideRequest"];
            };
        };
        responses: {
            /** @description Your account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions were ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAccountSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description ID of the session. */
                sessionId: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions were ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountEvents: {
        parameters: {
            query?: {
                /** @description Only entries older than this one. Use `next` from the previous page. */
                before?: components["parameters"]["ActionsBefore"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of your own log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How you get news. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putNewsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutNewsPreferencesRequest"];
            };
        };
        responses: {
            /** @description How you get news from now on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLetters: {
        parameters: {
            query?: {
                /** @description The language of the mails. */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleLetterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description Only items older than this one. Use `next` from the previous page. */
                before?: components["schemas"]["NewsId"];
                /** @description The language of the titles. That of your mails if it is left out. */
                language?: components["schemas"]["LanguageCode"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of your news. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNewsRequest"];
            };
        };
        responses: {
            /** @description What is left to read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNewsItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description News ID. */
                newsId: components["schemas"]["NewsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left to read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NewsNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures of acquirers, and what they are being asked about. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcquirers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All acquirers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putAcquirer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Name of the acquirer. */
                acquirer: components["parameters"]["AcquirerPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutAcquirerRequest"];
            };
        };
        responses: {
            /** @description The acquirer as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acquirer"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AcquirerNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description What you saw has changed meanwhile; nothing was done. Nodes of an older release are running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAcquirer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Name of the acquirer. */
                acquirer: components["parameters"]["AcquirerPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveAcquirerRequest"];
            };
        };
        responses: {
            /** @description The acquirer whose row was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAcquirer"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AcquirerNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description What you saw has changed meanwhile; nothing was done. The acquirer is in use. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettlementReport: {
        parameters: {
            query?: {
                /** @description Only lines after this many. Use `next` from the previous page. */
                after?: components["schemas"]["LineIndex"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Name of the acquirer. */
                acquirer: components["parameters"]["AcquirerPath"];
                /** @description The acquirer's number of the report. */
                reportId: components["schemas"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, and a page of its lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedReportLines"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SettlementReportNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBankAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All bank accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Id of the bank account. */
                bankAccount: components["schemas"]["BankAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutBankAccountRequest"];
            };
        };
        responses: {
            /** @description The bank account as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBankAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description What you saw has changed meanwhile; nothing was done. Another account has this number. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcquirerTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms of each acquirer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerTermsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putAcquirerTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Name of the acquirer. */
                acquirer: components["parameters"]["AcquirerPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutAcquirerTermsRequest"];
            };
        };
        responses: {
            /** @description The terms as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcquirerTerms"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AcquirerNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCsvProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All profiles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCsvProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the profile. */
                profile: components["schemas"]["CsvProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CsvProfileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCsvProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Id of the profile. */
                profile: components["schemas"]["CsvProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutCsvProfileRequest"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewCsvRequest"];
            };
        };
        responses: {
            /** @description The rows as they are read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReconciliationDays: {
        parameters: {
            query?: {
                /** @description Only days of this acquirer or bank account. */
                owner?: components["schemas"]["ReconciliationOwner"];
                /** @description Only days of acquirers, or of bank accounts. */
                kind?: components["schemas"]["ReconciliationOwnerKind"];
                /** @description Only this day and later ones. */
                from?: components["schemas"]["LedgerDay"];
                /** @description Only this day and earlier ones. */
                to?: components["schemas"]["LedgerDay"];
                /** @description Only days after this one in the list. Use `next` from the previous page. */
                before?: components["schemas"]["ReconciliationDayPlace"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationDayPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliationDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The acquirer or the bank account. */
                owner: components["schemas"]["ReconciliationOwner"];
                /** @description The currency. */
                currency: components["schemas"]["CurrencyCode"];
                /** @description The day. */
                day: components["schemas"]["LedgerDay"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationDayStory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReconciliationDayNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliationCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The acquirer or the bank account. */
                owner: components["schemas"]["ReconciliationOwner"];
                /** @description The currency. */
                currency: components["schemas"]["CurrencyCode"];
                /** @description The day. */
                day: components["schemas"]["LedgerDay"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationCertificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReconciliationDayNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["DayNotReconciled"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReconciliationFiles: {
        parameters: {
            query?: {
                /** @description Only files in this state. */
                state?: components["schemas"]["FileState"];
                /** @description Only files of this acquirer or bank account, whether their sender named it or they say it themselves. */
                owner?: components["schemas"]["ReconciliationOwner"];
                /** @description Only files that came before this one. Use `next` from the previous page. */
                before?: components["schemas"]["FileNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginReconciliationFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginFileRequest"];
            };
        };
        responses: {
            /** @description The file. `received` is where the upload begins, or continues. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TooManyUploads"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliationFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the file. */
                fileNo: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationFileStory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReconciliationFileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putReconciliationFilePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the file. */
                fileNo: components["parameters"]["FilePath"];
                /** @description Where the part begins, as a number of bytes. It is `received` of the file. */
                offset: components["schemas"]["FilePlace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutFilePartRequest"];
            };
        };
        responses: {
            /** @description The file. `received` is where the next part begins. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReconciliationFileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The file takes no more parts. The part begins in another place. The part is longer than the rest of the file. The file is none that can be read. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeReconciliationFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the file. */
                fileNo: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReconciliationFileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The file takes no more parts. Not all of the file is here. The bytes are not those that were announced. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawReconciliationFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the file. */
                fileNo: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file that is forgotten. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReconciliationFileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["FileNotReceiving"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReconciliationLines: {
        parameters: {
            query?: {
                /** @description Only lines in this state; `open` for all of which somebody has to look at. */
                state?: components["schemas"]["LineFilter"];
                /** @description Only lines after this one. Use `next` from the previous page. */
                after?: components["schemas"]["LinePlace"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Number of the file. */
                fileNo: components["parameters"]["FilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationLinePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReconciliationFileNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlementReports: {
        parameters: {
            query?: {
                /** @description Only reports of this acquirer. */
                acquirer?: components["schemas"]["AcquirerName"];
                /** @description Only what was paid on this day or later. */
                paidFrom?: components["schemas"]["LedgerDay"];
                /** @description Only what was paid on this day or earlier. */
                paidTo?: components["schemas"]["LedgerDay"];
                /** @description Only reports that came before this one. Use `next` from the previous page. */
                before?: components["schemas"]["ReportPlace"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedReportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExports: {
        parameters: {
            query?: {
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only exports that are listed after this one. Use `next` from the previous page. */
                before?: components["schemas"]["ExportNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExportRequest"];
            };
        };
        responses: {
            /** @description The export, which waits for its turn. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Merchant not found. Payout not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description Batch not complete yet. Too many exports wait. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Number of the export. */
                exportId: components["parameters"]["ExportPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An export in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExportNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Number of the export. */
                exportId: components["parameters"]["ExportPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled export. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExportNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ExportEnded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
                /** @description Number of the export. */
                exportId: components["parameters"]["ExportPath"];
                /** @description Its place, from 0. */
                part: components["schemas"]["ExportPartPlace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExportNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ExportNotDone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExceptions: {
        parameters: {
            query?: {
                /** @description Which exceptions to list; without it, all of them, the newest first. */
                state?: components["schemas"]["ExceptionState"];
                /** @description Only exceptions of this kind. */
                kind?: components["schemas"]["ExceptionKind"];
                /** @description Only those of this acquirer or bank account. */
                owner?: components["schemas"]["BookOwner"];
                /** @description Only those in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Only those that are open since before this day. */
                openedBefore?: components["schemas"]["LedgerDay"];
                /** @description Only those that this person has taken. */
                personId?: components["schemas"]["PersonId"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only exceptions that are listed after this one. Use `next` from the previous page. */
                after?: components["schemas"]["ExceptionNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exceptions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exception with both sides. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ExceptionEnded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignExceptionRequest"];
            };
        };
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Exception not found. Person not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ExceptionEnded"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setExceptionDue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetExceptionDueRequest"];
            };
        };
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ExceptionEnded"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteExceptionRequest"];
            };
        };
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAcquirer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["NothingToAsk"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMatch: {
        parameters: {
            query?: {
                /** @description More lines of files, with commas between. */
                lines?: components["schemas"]["ReferenceList"];
                /** @description Items of the books, with commas between. */
                items?: components["schemas"]["ReferenceList"];
                /** @description Reports, with commas between. */
                reports?: components["schemas"]["ReferenceList"];
            };
            header?: never;
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would be booked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The exception has ended. Something else is under way about the exception. These cannot be matched. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    matchByHand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchByHandRequest"];
            };
        };
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The exception has ended. Something else is under way about the exception. These cannot be matched. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeOffException: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The exception has ended. Something else is under way about the exception. The exception cannot be written off. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnAtAcquirer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The exception has ended. Something else is under way about the exception. The money cannot be returned at the acquirer. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    creditException: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditExceptionRequest"];
            };
        };
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            202: components["responses"]["ApprovalRequested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Exception not found. Merchant not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            /** @description The exception has ended. Something else is under way about the exception. The money cannot be credited. The deposit number has already been used. The balance would exceed the maximum. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenException: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Number of the exception. */
                exceptionNo: components["parameters"]["ExceptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exception in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exception"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExceptionNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["CannotBeReopened"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Which tasks to list; without it, all of them, the newest first. */
                state?: components["schemas"]["TaskState"];
                /** @description Only tasks of this kind. */
                kind?: components["schemas"]["TaskKind"];
                /** @description Only what this acquirer said. */
                acquirer?: components["schemas"]["AcquirerName"];
                /** @description Only what concerns this merchant. */
                merNo?: components["parameters"]["MerchantQuery"];
                /** @description Only tasks that are listed after this one. Use `next` from the previous page. */
                after?: components["schemas"]["TaskNumber"];
                /** @description Maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskNo: components["parameters"]["TaskPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A task in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TaskNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskNo: components["parameters"]["TaskPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A task in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TaskNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TaskEnded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskNo: components["parameters"]["TaskPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndTaskRequest"];
            };
        };
        responses: {
            /** @description A task in its current state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TaskNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TaskEnded"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current time of the gateway's clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceClockRequest"];
            };
        };
        responses: {
            /** @description The current time of the gateway's clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    triggerEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description Merchant number. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerEventRequest"];
            };
        };
        responses: {
            /** @description What was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriggeredEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["TriggerRefused"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceToNextDue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current time of the gateway's clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetSandboxRequest"];
            };
        };
        responses: {
            /** @description The reset has begun. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxReset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["SandboxNotResettable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSandboxFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The day. */
                day: components["schemas"]["LedgerDay"];
                /** @description The format. */
                format: components["schemas"]["SandboxFileFormat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The path does not exist. In live mode, every sandbox control returns this response. There is no such file. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    plantReconciliationFault: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlantFaultRequest"];
            };
        };
        responses: {
            /** @description The fault will be made. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlantedFault"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["SandboxDayWritten"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSandboxFileSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxFileSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putSandboxFileSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Reason for the action, recorded with it. Required by operations that concern money, keys, limits or roles. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxFileSetting"];
            };
        };
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxFileSetting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PathUnknown"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
