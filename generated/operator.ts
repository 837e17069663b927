// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

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
         * @description Lists the merchants by number, a page at a time. Keys are not shown.
         */
        get: operations["listMerchants"];
        put?: never;
        /**
         * Register a merchant
         * @description Registers a merchant, which then waits for approval. The answer shows its signing key and webhook secret, this once.
         */
        post: operations["createMerchant"];
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
         * Read a merchant
         * @description Reads one merchant. Keys are not shown.
         */
        get: operations["getMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a merchant
         * @description Changes what is given and leaves the rest. A list or the terms are replaced as a whole. New terms hold for new orders.
         */
        patch: operations["updateMerchant"];
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
         * @description Makes a pending merchant active. One that is active stays so; a suspended one is resumed instead.
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
         * Stop a merchant
         * @description Suspends an active merchant: its requests are refused until it is resumed. Orders that were accepted run on. One that is suspended stays so.
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
         * Let a merchant go on
         * @description Makes a suspended merchant active again. One that is active stays so; a pending one is approved instead.
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
         * Make a new signing key
         * @description Makes a new signing key and shows it, this once. The old one stays good for `overlapSeconds`, a day if nothing else is said.
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
         * Make a new webhook secret
         * @description Makes a new webhook secret and shows it, this once. Notifications are signed with both for `overlapSeconds`, a day if nothing else is said.
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
         * @description Registers the RSA key by which requests are checked that the merchant signs with its private key. The key before it stays good for `overlapSeconds`, a day if nothing else is said. Only a public key is taken: a private one stays with the merchant.
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
         * @description Lists kind, age and expiry of all keys and secrets of a merchant. Values are never shown.
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
    "/operator/merchants/{merNo}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balances
         * @description Reads the merchant's accounts in each currency.
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
         * Put money into a balance
         * @description Puts money into a merchant's balance. What the merchant owes is paid first. The same `depositNo` again with the same amount and currency books nothing and gets the same answer. A merchant's own money in one currency can be brought to 4.5 * 10^17 of its smallest units.
         */
        post: operations["createDeposit"];
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
         * List orders of a merchant
         * @description Lists the orders of one merchant, newest first.
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
    "/operator/orders/{tradeNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order's whole story
         * @description Reads an order with its refunds, chargebacks, postings and notifications, and a timeline of what happened when.
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
         * @description Ends a payment or payout that is processing, as the channel would.
         */
        post: operations["completeOrder"];
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
         * @description Brings a chargeback over a paid order, as the payer's bank would.
         */
        post: operations["chargeOrderBack"];
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
         * List the refunds of an order
         * @description Lists the refunds of one order, oldest first.
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
         * Read a refund
         * @description Reads one refund.
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
         * @description Ends a refund that is processing, as the channel would.
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
        get?: never;
        put?: never;
        /**
         * Open a chargeback
         * @description Records a chargeback that the acquirer reports: what was not refunded is taken from the merchant. What its money does not cover becomes a debt.
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
         * Read a chargeback
         * @description Reads one chargeback.
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
         * @description Records how the dispute ended.
         */
        post: operations["closeChargeback"];
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
         * List deliveries of a merchant
         * @description Lists the notifications of one merchant and how far their delivery is, newest first.
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
    "/operator/deliveries/{notificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with its attempts
         * @description Reads a notification with every attempt to deliver it, what the merchant answered, and why an attempt did not count.
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
         * Send a notification again
         * @description Sends a notification once more, whatever its state. The resend is recorded as such; it does not count among the nine attempts and leaves the schedule as it is.
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
         * Send again what was given up
         * @description Sends every notification of a merchant once more whose nine attempts were used up. One request looks at a limited number of them and says where to go on.
         */
        post: operations["resendDeliveries"];
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
         * Stop sending to a merchant
         * @description Sends nothing to a merchant until it is resumed; what falls due waits. One that is paused stays so.
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
         * Send to a merchant again
         * @description Sends to a merchant again, what waited first. One that is not paused stays so.
         */
        post: operations["resumeDeliveries"];
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
         * @description Sets the rate of one pair in one direction. It holds for new orders.
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
         * @description Lists the Vietnamese banks that merchants may name.
         */
        get: operations["listBanks"];
        /**
         * Replace the banks
         * @description Replaces the whole list of Vietnamese banks that merchants may name.
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
         * Check the books
         * @description Reads all postings and says what is wrong: groups that do not sum to zero, balances that are not the sum of their postings, balances below zero.
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
    "/operator/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what operators did
         * @description Lists who did what, when and why, newest first.
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
    "/operator/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description Reads the clock of the sandbox.
         */
        get: operations["getClock"];
        put?: never;
        /**
         * Move the clock forward
         * @description Moves the clock of the sandbox forward, and answers after everything that became due on the way has been done.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Merchant number
         * @description Identifies the merchant. At most ten digits.
         * @example 100001
         */
        MerchantNumber: number;
        /**
         * Page size
         * @description How many to answer at most.
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
         * @description What the operator calls the merchant.
         * @example Corner Shop
         */
        MerchantName: components["schemas"]["Line"];
        /**
         * Merchant status
         * @description Only an active merchant is served.
         * @example active
         * @enum {string}
         */
        MerchantStatus: "pending" | "active" | "suspended";
        /**
         * Website
         * @description An origin from which payers and servers of the merchant come: scheme, host in lower case and, where it is not the usual one, port.
         * @example https://shop.example
         */
        Website: string;
        /**
         * Method
         * @description A pay-in method, `CASHIER` for orders whose payer chooses on the hosted page, or `PAYOUT_1` to `PAYOUT_6` for payouts by `withdrawType`.
         * @example CREDIT_CARD
         * @enum {string}
         */
        Method: "CREDIT_CARD" | "UNIONPAY_H5" | "WECHAT" | "ALIPAY" | "APPLE_PAY" | "VN_BANK" | "CASH_APP" | "CRYPTO" | "GCASH" | "GOOGLE_PAY" | "PIX" | "PER_TRANSFER" | "SEPA" | "SPEI" | "CASHIER" | "PAYOUT_1" | "PAYOUT_2" | "PAYOUT_3" | "PAYOUT_4" | "PAYOUT_5" | "PAYOUT_6";
        /**
         * Currency
         * @description A currency code of ISO 4217, or the code of a crypto currency such as `USDT`.
         * @example USD
         */
        CurrencyCode: string;
        /**
         * Basis points
         * @description A part of an amount in hundredths of a percent: 290 is 2.9 percent.
         * @example 290
         */
        BasisPoints: number;
        /**
         * Fee
         * @description Money, zero or above, as decimal text; at most 10^15 of the smallest units, which is ten million in a crypto currency.
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
        /** @description What the merchant pays and when it gets its money. Fees are in the settlement currency; where that is null, in the currency of each order, with two decimals. */
        Terms: {
            /** @description Part of a payment that the operator keeps. */
            handlingFeeBasisPoints: components["schemas"]["BasisPoints"];
            /** @description Fixed fee of a payment. */
            transactionFee: components["schemas"]["Fee"];
            /** @description Fixed fee of a refund. */
            refundFee: components["schemas"]["Fee"];
            /** @description Fixed fee of a chargeback. */
            chargebackFee: components["schemas"]["Fee"];
            /** @description Fixed fee of a payout. */
            payoutFee: components["schemas"]["Fee"];
            /** @description Part of a payment that is held back as security. */
            marginBasisPoints: components["schemas"]["BasisPoints"];
            /** @description For how long it is held back. */
            marginDays: components["schemas"]["Days"];
            /** @description Days from payment to settlement; zero settles at once. */
            settlementDays: components["schemas"]["Days"];
            settlementCurrency: components["schemas"]["SettlementCurrency"];
        };
        /**
         * Accent colour
         * @description A number sign and six hexadecimal digits, for the colour of the merchant's buttons on the payer's pages. Null leaves the gateway's own colour.
         * @example #0a7cff
         */
        AccentColour: string | null;
        /**
         * Frames pages
         * @description Whether pages on the merchant's websites may show the payer's pages in a frame. Where it is false, no page may.
         * @example false
         */
        FramesPages: boolean;
        /**
         * Moment
         * Format: date-time
         * @description A moment in UTC, with or without milliseconds.
         * @example 2026-11-15T09:30:00.000Z
         */
        Moment: string;
        /** @description A merchant, without its keys. */
        Merchant: {
            merNo: components["schemas"]["MerchantNumber"];
            name: components["schemas"]["MerchantName"];
            status: components["schemas"]["MerchantStatus"];
            /** @description Origins from which payers and servers of the merchant come. */
            websites: components["schemas"]["Website"][];
            /** @description What the merchant may use. Null allows all. */
            methods: components["schemas"]["Method"][] | null;
            /** @description Currencies in which the merchant may trade. Null allows all. */
            currencies: components["schemas"]["CurrencyCode"][] | null;
            terms: components["schemas"]["Terms"];
            accentColour: components["schemas"]["AccentColour"];
            framesPages: components["schemas"]["FramesPages"];
            /** @description When it was registered. */
            createdAt: components["schemas"]["Moment"];
            /** @description When it was changed last. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description Some of the merchants, by number. */
        MerchantPage: {
            /** @description The merchants, smallest number first. */
            merchants: components["schemas"]["Merchant"][];
            /**
             * @description Give it as `after` to read on. Null at the end.
             * @example 100001
             */
            next: number | null;
        };
        /**
         * Problem type
         * @description Names the problem. Compare it as a text; there is nothing to open at this address.
         * @example urn:tollgate:problem:invalidInput
         * @enum {string}
         */
        ProblemType: "urn:tollgate:problem:unauthorized" | "urn:tollgate:problem:pathUnknown" | "urn:tollgate:problem:methodNotAllowed" | "urn:tollgate:problem:unreadableBody" | "urn:tollgate:problem:invalidInput" | "urn:tollgate:problem:bodyTooLarge" | "urn:tollgate:problem:mediaTypeUnsupported" | "urn:tollgate:problem:tooManyRequests" | "urn:tollgate:problem:merchantNotFound" | "urn:tollgate:problem:orderNotFound" | "urn:tollgate:problem:refundNotFound" | "urn:tollgate:problem:chargebackNotFound" | "urn:tollgate:problem:deliveryNotFound" | "urn:tollgate:problem:merchantNumberTaken" | "urn:tollgate:problem:merchantStatusConflict" | "urn:tollgate:problem:depositNumberTaken" | "urn:tollgate:problem:alreadyFinal" | "urn:tollgate:problem:orderNotPaid" | "urn:tollgate:problem:alreadyChargedBack" | "urn:tollgate:problem:nothingLeft" | "urn:tollgate:problem:balanceTooLarge" | "urn:tollgate:problem:internalError" | "urn:tollgate:problem:unavailable";
        /** @description What is wrong with one field, parameter or header. */
        FieldProblem: {
            /**
             * @description Its name; a nested one by its path.
             * @example terms.transactionFee
             */
            field: string;
            /**
             * @description What is wrong, and what would be right.
             * @example is missing
             */
            problem: string;
        };
        /** @description Why the request was refused (RFC 9457). */
        Problem: {
            type: components["schemas"]["ProblemType"];
            /**
             * @description The problem in general.
             * @example There is no such merchant.
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 404
             */
            status: number;
            /**
             * @description The problem here, and what to do.
             * @example There is no merchant 100009. GET /operator/merchants lists them.
             */
            detail: string;
            /** @description The fields that are wrong; only where fields are. */
            errors?: components["schemas"]["FieldProblem"][];
            /**
             * @description Names this request in the logs.
             * @example req_01K9ZC3M5Q8R7V2X4B6D
             */
            requestId: string;
        };
        /**
         * Operator
         * @description Who acts, in printable ASCII.
         * @example mara
         */
        OperatorName: string;
        /**
         * Reason
         * @description Why, in printable ASCII; kept in the list of actions.
         * @example Ticket 4711
         */
        ActionReason: string;
        /** @description What a new merchant pays and when it gets its money. What is left out is zero, or null. Fees are in the settlement currency; where that is null, in the currency of each order, with two decimals. */
        NewTerms: {
            /** @description Part of a payment that the operator keeps. */
            handlingFeeBasisPoints?: components["schemas"]["BasisPoints"];
            /** @description Fixed fee of a payment. */
            transactionFee?: components["schemas"]["Fee"];
            /** @description Fixed fee of a refund. */
            refundFee?: components["schemas"]["Fee"];
            /** @description Fixed fee of a chargeback. */
            chargebackFee?: components["schemas"]["Fee"];
            /** @description Fixed fee of a payout. */
            payoutFee?: components["schemas"]["Fee"];
            /** @description Part of a payment that is held back as security. */
            marginBasisPoints?: components["schemas"]["BasisPoints"];
            /** @description For how long it is held back. */
            marginDays?: components["schemas"]["Days"];
            /** @description Days from payment to settlement; zero settles at once. */
            settlementDays?: components["schemas"]["Days"];
            settlementCurrency?: components["schemas"]["SettlementCurrency"];
        };
        /** @description A new merchant. What is left out is: a number that is chosen, no website, all methods, all currencies, no fees and settlement at once, pages in the gateway's own colour and in no frame. */
        CreateMerchantRequest: {
            merNo?: components["schemas"]["MerchantNumber"];
            name: components["schemas"]["MerchantName"];
            /** @description Origins from which payers and servers of the merchant come. */
            websites?: components["schemas"]["Website"][];
            /** @description What the merchant may use. Null allows all. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies in which the merchant may trade. Null allows all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            terms?: components["schemas"]["NewTerms"];
            accentColour?: components["schemas"]["AccentColour"];
            framesPages?: components["schemas"]["FramesPages"];
        };
        /** @description The new merchant with its keys, which are shown this once. */
        CreatedMerchant: {
            merchant: components["schemas"]["Merchant"];
            /**
             * @description Signs requests. Shown this once.
             * @example 3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            signingKey: string;
            /**
             * @description Proves notifications. Shown this once.
             * @example whsec_dG9sbGdhdGUtZXhhbXBsZS1zZWNyZXQ=
             */
            webhookSecret: string;
        };
        /** @description What to change; what is left out stays as it is. A list or the terms are replaced as a whole. */
        UpdateMerchantRequest: {
            name?: components["schemas"]["MerchantName"];
            /** @description Origins from which payers and servers of the merchant come. */
            websites?: components["schemas"]["Website"][];
            /** @description What the merchant may use. Null allows all. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies in which the merchant may trade. Null allows all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            terms?: components["schemas"]["Terms"];
            accentColour?: components["schemas"]["AccentColour"];
            framesPages?: components["schemas"]["FramesPages"];
        };
        /**
         * Overlap
         * @description For how many seconds the one that is replaced stays good, at most 30 days. Zero ends it at once.
         * @default 86400
         * @example 86400
         */
        OverlapSeconds: number;
        /** @description How long the one that is replaced stays good. */
        RotationRequest: {
            overlapSeconds?: components["schemas"]["OverlapSeconds"];
        };
        /**
         * Secret number
         * @description Names a key or secret; says nothing about its value.
         * @example k3JH0mGq7VtWb2Zs
         */
        SecretNumber: string;
        /**
         * Kind of key
         * @description What the key or secret is for.
         * @example signingKey
         * @enum {string}
         */
        SecretKind: "signingKey" | "publicKey" | "webhookSecret";
        /** @description A key or secret, never its value. */
        Secret: {
            secretNo: components["schemas"]["SecretNumber"];
            kind: components["schemas"]["SecretKind"];
            /** @description When it was made. */
            createdAt: components["schemas"]["Moment"];
            /**
             * @description How old it is.
             * @example 86400
             */
            ageSeconds: number;
            /** @description Until when it is good. Null: for good. */
            expiresAt: components["schemas"]["Moment"] | null;
            /**
             * @description Whether it is good no more.
             * @example false
             */
            expired: boolean;
        };
        /** @description The new key or secret, with its value this once. */
        NewSecret: {
            secret: components["schemas"]["Secret"];
            /**
             * @description The value. Shown this once.
             * @example 3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            value: string;
        };
        /**
         * Public key
         * @description An RSA public key of 2048 to 8192 bits, in PEM.
         * @example -----BEGIN PUBLIC KEY-----
         *     …
         *     -----END PUBLIC KEY-----
         */
        PublicKey: string;
        /** @description The new key, and how long the one that is replaced stays good. */
        SetPublicKeyRequest: {
            publicKey: components["schemas"]["PublicKey"];
            overlapSeconds?: components["schemas"]["OverlapSeconds"];
        };
        /** @description All keys and secrets of a merchant, also those that expired. */
        SecretList: {
            /** @description Newest first. */
            secrets: components["schemas"]["Secret"][];
        };
        /**
         * Booked amount
         * @description Money as the books hold it, as decimal text with all decimals of its currency; below zero with a minus sign.
         * @example 97.10
         */
        BookedAmount: string;
        /** @description A merchant's accounts in one currency, from one snapshot. They sum to zero. */
        Balance: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Can be paid out. Zero while the merchant owes something. */
            available: components["schemas"]["BookedAmount"];
            /** @description Earned, not settled yet. */
            pending: components["schemas"]["BookedAmount"];
            /** @description Held back as security. */
            margin: components["schemas"]["BookedAmount"];
            /** @description Set aside for payouts in progress. */
            payoutHold: components["schemas"]["BookedAmount"];
            /** @description Set aside for refunds in progress. */
            refundHold: components["schemas"]["BookedAmount"];
            /** @description Taken for open chargebacks. */
            chargebackHold: components["schemas"]["BookedAmount"];
            /** @description What the merchant owes; zero or below. Whatever becomes available pays it first, in the same booking. */
            debt: components["schemas"]["BookedAmount"];
            /** @description The operator's earnings. */
            fees: components["schemas"]["BookedAmount"];
            /** @description Money at the acquirer; goes down as payments come in. */
            channel: components["schemas"]["BookedAmount"];
            /** @description Between two currencies of one event. */
            exchange: components["schemas"]["BookedAmount"];
        };
        /** @description One entry for each currency in which something was booked. */
        BalanceList: {
            /** @description Sorted by currency. */
            balances: components["schemas"]["Balance"][];
        };
        /**
         * Deposit number
         * @description Chosen by you, once for each deposit of a merchant: letters, digits, dots, hyphens and underscores.
         * @example DEP-2026-11-15-1
         */
        DepositNumber: string;
        /**
         * Amount
         * @description Money above zero as decimal text: up to twelve digits, and up to two decimals (eight in a crypto currency). The currency stands beside it, and at most 10^15 of its smallest units: ten million in a crypto currency.
         * @example 100.00
         */
        Amount: string;
        /**
         * Note
         * @description Kept in the list of actions.
         * @example Opening balance by bank transfer
         */
        Note: components["schemas"]["Line"];
        /** @description Money that the operator puts into the balance of a merchant. */
        CreateDepositRequest: {
            depositNo: components["schemas"]["DepositNumber"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            note?: components["schemas"]["Note"];
        };
        /** @description A deposit that is booked. */
        Deposit: {
            merNo: components["schemas"]["MerchantNumber"];
            depositNo: components["schemas"]["DepositNumber"];
            /** @description What was put in. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description When it was booked. */
            at: components["schemas"]["Moment"];
        };
        /**
         * Listed state
         * @description State of the newest refund that is processing or succeeded; the state of the order itself if there is none. A refund that failed changes nothing.
         * @example success
         * @enum {string}
         */
        ListedState: "processing" | "failure" | "success" | "refundProcessing" | "refundFailure" | "refundSuccess";
        /**
         * Kind of order
         * @description What the order does.
         * @example payment
         * @enum {string}
         */
        OrderKind: "payment" | "payout";
        /**
         * Page
         * @description Number of the page, from 1.
         * @default 1
         * @example 1
         */
        PageNumber: number;
        /**
         * Trade number
         * @description The platform's number for one order.
         * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
         */
        TradeNumber: string;
        /**
         * Merchant order number
         * @description The merchant's own number for the order.
         * @example ORDER-1001
         */
        MerchantOrderNumber: string;
        /**
         * Order state
         * @description Success and failure are final.
         * @example success
         * @enum {string}
         */
        OrderState: "processing" | "failure" | "success";
        /** @description A scripted result of the sandbox. */
        Script: {
            /**
             * @description What the sandbox does.
             * @example approve
             */
            name: string;
            /**
             * @description After how many seconds its later part comes.
             * @example 0
             */
            laterSeconds: number;
        };
        /** @description A payment or payout as it stands. */
        Order: {
            merNo: components["schemas"]["MerchantNumber"];
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            kind: components["schemas"]["OrderKind"];
            /**
             * @description `CREDIT_CARD`, `PIX` and so on, `CASHIER`, or `PAYOUT_1` to `PAYOUT_6`.
             * @example CREDIT_CARD
             */
            method: string;
            state: components["schemas"]["OrderState"];
            listedState: components["schemas"]["ListedState"];
            /**
             * @description What the channel said.
             * @example Approved
             */
            message: string;
            /** @description Amount of the order. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /** @description In the settlement currency. */
            handlingFee: components["schemas"]["BookedAmount"];
            /** @description In the settlement currency. */
            transactionFee: components["schemas"]["BookedAmount"];
            /** @description Fees of refunds and chargebacks, in the settlement currency. */
            exceptionFee: components["schemas"]["BookedAmount"];
            /** @description Held back as security, in the settlement currency. */
            margin: components["schemas"]["BookedAmount"];
            /** @description What the merchant receives, in the settlement currency. */
            receiveAmount: components["schemas"]["BookedAmount"];
            /** @description Network fee of a crypto payment, in the order's currency; there where the channel said it. */
            gasFee?: components["schemas"]["BookedAmount"];
            /**
             * @description Hash of a crypto payment's transaction; there where the channel said it.
             * @example 9f2c41c07b1de3a4
             */
            transactionHash?: string;
            /**
             * @description Whether it is settled. Null where there is nothing to settle.
             * @example true
             */
            settled: boolean | null;
            /**
             * @description Whether the security was given back.
             * @example true
             */
            marginReleased: boolean;
            /** @description What is not settled yet, in the settlement currency. */
            unsettled: components["schemas"]["BookedAmount"];
            /** @description Security that is still held, in the settlement currency. */
            marginHeld: components["schemas"]["BookedAmount"];
            /** @description Refunds in progress or done. */
            refunded: components["schemas"]["BookedAmount"];
            /** @description The same in the settlement currency. */
            refundedSettle: components["schemas"]["BookedAmount"];
            /** @description The newest chargeback, open or lost. */
            chargedBack: components["schemas"]["BookedAmount"];
            /** @description The same in the settlement currency. */
            chargedBackSettle: components["schemas"]["BookedAmount"];
            /**
             * @description What the bank said; empty where there is no chargeback.
             * @example
             */
            chargebackReason: string;
            /**
             * @description Where results are sent.
             * @example https://shop.example/notify
             */
            notifyUrl: string | null;
            /**
             * @description Where chargebacks are sent.
             * @example null
             */
            protestNotifyUrl: string | null;
            /**
             * @description Where the payer goes afterwards.
             * @example null
             */
            returnUrl: string | null;
            /** @description What the sandbox does with it. Null in live mode. */
            script: components["schemas"]["Script"] | null;
            /** @description When it was accepted. */
            createdAt: components["schemas"]["Moment"];
            /** @description When a payment that waits for its payer fails. */
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description When it got its final state. */
            finishedAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of the orders, newest first. */
        OrderPage: {
            /**
             * @description How many orders there are on all pages.
             * @example 1
             */
            total: number;
            pageNum: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The orders of this page. */
            orders: components["schemas"]["Order"][];
        };
        /** @description A card as it is kept: never more than this. */
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
             * @description Month.
             * @example 12
             */
            expiryMonth: string;
            /**
             * @description Year.
             * @example 2030
             */
            expiryYear: string;
        };
        /** @description Something that was bought. */
        Product: {
            /**
             * @description Its number.
             * @example SKU-1
             */
            sku: string;
            /**
             * @description Its name.
             * @example Tea
             */
            name: string;
            /**
             * @description Its price.
             * @example 12.30
             */
            price: string;
            /**
             * @description How many.
             * @example 1
             */
            quantity: string;
        };
        /** @description What the request said. Cards and accounts are masked. */
        OrderDetails: {
            /** @description The card, if it was one. */
            card: components["schemas"]["MaskedCard"] | null;
            /**
             * @description The beneficiary's account of a payout; only its last characters are shown.
             * @example null
             */
            account: string | null;
            /** @description What was bought. */
            products: components["schemas"]["Product"][];
            /**
             * @description Everything else about payer, beneficiary and device, by the names of the merchant interface.
             * @example {
             *       "email": "payer@example.com"
             *     }
             */
            said: {
                [key: string]: string | number | boolean;
            };
        };
        /**
         * Payer attempt state
         * @description How an attempt of a payer stands.
         * @example open
         * @enum {string}
         */
        PayerAttemptState: "open" | "declined" | "cancelled";
        /** @description A payer's try to pay an order on the gateway's pages, by one method. At most one of an order is open. */
        PayerAttempt: {
            /**
             * @description Counts the attempts of the order, from 1.
             * @example 1
             */
            attempt: number;
            /**
             * @description `CREDIT_CARD`, `PIX` and so on.
             * @example CREDIT_CARD
             */
            method: string;
            state: components["schemas"]["PayerAttemptState"];
            /** @description The card, if it was one. */
            card: components["schemas"]["MaskedCard"] | null;
            /**
             * @description What the channel said last. Empty where it has not answered.
             * @example Approved
             */
            message: string;
            /** @description When the payer began it. */
            createdAt: components["schemas"]["Moment"];
            /** @description When the channel closed it. Null where it is open, or ended its order. */
            closedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * Refund number
         * @description The platform's number for one refund.
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
        /** @description A refund as it stands. */
        Refund: {
            merNo: components["schemas"]["MerchantNumber"];
            refundNo: components["schemas"]["RefundNumber"];
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            state: components["schemas"]["RefundState"];
            /**
             * @description What the channel said.
             * @example Refunded
             */
            message: string;
            /** @description Amount in the currency of the order. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The same in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /** @description In the settlement currency. */
            fee: components["schemas"]["BookedAmount"];
            /**
             * @description What the merchant wrote.
             * @example One item returned
             */
            remark: string;
            /**
             * @description Where the result is sent.
             * @example https://shop.example/notify
             */
            notifyUrl: string | null;
            /** @description What the sandbox does with it. Null in live mode. */
            script: components["schemas"]["Script"] | null;
            /** @description When it was accepted. */
            createdAt: components["schemas"]["Moment"];
            /** @description When it got its final state. */
            finishedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * Chargeback number
         * @description The platform's number for one chargeback.
         * @example CB01M7FFH9P000031N19ZC3M5Q8R7V2X4
         */
        ChargebackNumber: string;
        /**
         * Chargeback state
         * @description Won and lost are final.
         * @example open
         * @enum {string}
         */
        ChargebackState: "open" | "won" | "lost";
        /**
         * Reason of a chargeback
         * @description What the bank says. The merchant is told.
         * @example Goods not received
         */
        ChargebackReason: components["schemas"]["Line"];
        /** @description A chargeback as it stands. */
        Chargeback: {
            merNo: components["schemas"]["MerchantNumber"];
            chargebackNo: components["schemas"]["ChargebackNumber"];
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            state: components["schemas"]["ChargebackState"];
            reason: components["schemas"]["ChargebackReason"];
            /** @description Amount in the currency of the order. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The same in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /** @description In the settlement currency. */
            fee: components["schemas"]["BookedAmount"];
            /** @description When it was opened. */
            createdAt: components["schemas"]["Moment"];
            /** @description When it was closed. */
            closedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * Ledger event
         * @description Why money moved.
         * @example payment
         * @enum {string}
         */
        LedgerEvent: "payment" | "settlement" | "marginRelease" | "payoutHold" | "payout" | "payoutReturn" | "refundHold" | "refund" | "refundReturn" | "chargeback" | "chargebackWon" | "chargebackLost" | "debtCollection" | "deposit";
        /**
         * Account
         * @description One of the accounts that a merchant has in each currency.
         * @example available
         * @enum {string}
         */
        LedgerAccount: "available" | "pending" | "margin" | "payoutHold" | "refundHold" | "chargebackHold" | "debt" | "fees" | "channel" | "exchange";
        /** @description Money that moved from one account to another. */
        Posting: {
            /** @description When it was booked. */
            at: components["schemas"]["Moment"];
            event: components["schemas"]["LedgerEvent"];
            /**
             * @description Number of the order, refund, chargeback or deposit.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string;
            /** @description Where it came from. */
            from: components["schemas"]["LedgerAccount"];
            /** @description Where it went. */
            to: components["schemas"]["LedgerAccount"];
            /** @description How much. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Notification id
         * @description Names a notification; the same on every attempt.
         * @example NT01M7F8NJE000031N1K9ZC3M5Q8R7V2X
         */
        NotificationId: string;
        /**
         * Notification event
         * @description What a notification tells.
         * @example paymentResult
         * @enum {string}
         */
        NotificationEvent: "paymentResult" | "payoutResult" | "refundResult" | "chargeback";
        /**
         * Delivery state
         * @description `due`: another attempt will come. The others are at rest.
         * @example acknowledged
         * @enum {string}
         */
        DeliveryState: "due" | "acknowledged" | "exhausted";
        /** @description One try to deliver a notification. */
        DeliveryAttempt: {
            /**
             * @description `scheduled`: one of the nine. `resend`: an operator asked for it, and it does not count among them.
             * @example scheduled
             * @enum {string}
             */
            kind: "scheduled" | "resend";
            /**
             * @description From 1. Each kind is counted by itself.
             * @example 1
             */
            attempt: number;
            /** @description When it began. */
            startedAt: components["schemas"]["Moment"];
            /** @description When it ended. Null while it is under way, or where the node died with it. */
            finishedAt: components["schemas"]["Moment"] | null;
            /**
             * @description HTTP status of the answer.
             * @example 200
             */
            status: number | null;
            /**
             * @description The beginning of what the merchant answered.
             * @example SUCCESS
             */
            answer: string;
            /**
             * @description `acknowledged`, or why it did not count.
             * @example acknowledged
             */
            result: string;
        };
        /** @description A notification and its attempts. */
        Delivery: {
            notificationId: components["schemas"]["NotificationId"];
            event: components["schemas"]["NotificationEvent"];
            /**
             * @description Where it is sent.
             * @example https://shop.example/notify
             */
            address: string;
            /**
             * @description What is sent.
             * @example {
             *       "code": "0"
             *     }
             */
            payload: {
                [key: string]: string | number;
            };
            state: components["schemas"]["DeliveryState"];
            /** @description When the next attempt is due. */
            nextAt: components["schemas"]["Moment"] | null;
            /** @description When it was written. */
            createdAt: components["schemas"]["Moment"];
            /** @description Those of the schedule first, then those that an operator asked for. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** @description Something that happened. */
        TimelineEntry: {
            /** @description When. */
            at: components["schemas"]["Moment"];
            /**
             * @description What.
             * @example orderCreated
             * @enum {string}
             */
            event: "orderCreated" | "orderFinished" | "payerAttemptStarted" | "payerAttemptClosed" | "refundCreated" | "refundFinished" | "chargebackOpened" | "chargebackClosed" | "posted" | "notificationCreated" | "attemptStarted" | "attemptFinished";
            /**
             * @description The number of what it happened to.
             * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
             */
            subject: string;
            /**
             * @description The same in words.
             * @example payment of 100.00 USD accepted
             */
            text: string;
        };
        /** @description All that is known of an order. */
        OrderStory: {
            order: components["schemas"]["Order"];
            details: components["schemas"]["OrderDetails"];
            /** @description What the payer tried on the gateway's pages, oldest first. Empty where the order was paid without them. */
            attempts: components["schemas"]["PayerAttempt"][];
            /** @description Oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Oldest first. */
            chargebacks: components["schemas"]["Chargeback"][];
            /** @description Oldest first. */
            postings: components["schemas"]["Posting"][];
            /** @description Oldest first. */
            deliveries: components["schemas"]["Delivery"][];
            /** @description What happened when, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /**
         * Result
         * @description How it ends.
         * @example success
         * @enum {string}
         */
        Result: "success" | "failure";
        /** @description How the sandbox is to end it. */
        CompletionRequest: {
            result: components["schemas"]["Result"];
        };
        /** @description What the bank is to say. */
        ChargeOrderBackRequest: {
            reason?: components["schemas"]["ChargebackReason"];
        };
        /** @description The refunds of one order. */
        RefundList: {
            /** @description Oldest first. */
            refunds: components["schemas"]["Refund"][];
        };
        /** @description What the acquirer reported. */
        OpenChargebackRequest: {
            tradeNo: components["schemas"]["TradeNumber"];
            reason: components["schemas"]["ChargebackReason"];
        };
        /**
         * Result of a chargeback
         * @description Who keeps the money: `won` is the merchant, `lost` the payer.
         * @example won
         * @enum {string}
         */
        ChargebackResult: "won" | "lost";
        /** @description How it ended. */
        CloseChargebackRequest: {
            result: components["schemas"]["ChargebackResult"];
        };
        /** @description A notification and how far its delivery is. */
        ListedDelivery: {
            notificationId: components["schemas"]["NotificationId"];
            event: components["schemas"]["NotificationEvent"];
            tradeNo: components["schemas"]["TradeNumber"];
            /**
             * @description Where it is sent.
             * @example https://shop.example/notify
             */
            address: string;
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Attempts of the schedule that were begun. Resends do not count.
             * @example 9
             */
            attempts: number;
            /** @description When the next attempt is due. */
            nextAt: components["schemas"]["Moment"] | null;
            /** @description When it was written. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description One page of the deliveries, newest first. */
        DeliveryPage: {
            /**
             * @description Whether nothing is sent to the merchant until its deliveries are resumed.
             * @example false
             */
            paused: boolean;
            /** @description The deliveries of this page. */
            deliveries: components["schemas"]["ListedDelivery"][];
            /** @description Where the next page begins, for `before`. Null on the last page. */
            next: components["schemas"]["NotificationId"] | null;
        };
        /** @description What became of the wish to send a notification again. */
        Resend: {
            notificationId: components["schemas"]["NotificationId"];
            /**
             * @description `accepted`: it is sent once more. `waiting`: an earlier resend has not ended yet, and no second one is added.
             * @example accepted
             * @enum {string}
             */
            outcome: "accepted" | "waiting";
        };
        /**
         * Resend limit
         * @description How many deliveries are looked at in one request, at most 1000.
         * @default 200
         * @example 200
         */
        ResendLimit: number;
        /** @description Which deliveries that were given up are sent again. */
        ResendDeliveriesRequest: {
            /** @description Only notifications written at this moment or later. */
            from?: components["schemas"]["Moment"];
            /** @description Only notifications written at this moment or earlier. */
            to?: components["schemas"]["Moment"];
            /** @description Go on behind this notification. Take it from `next` of the answer before. */
            before?: components["schemas"]["NotificationId"];
            limit?: components["schemas"]["ResendLimit"];
        };
        /** @description What was sent again. */
        ResendReport: {
            /**
             * @description How many are sent once more.
             * @example 2
             */
            resent: number;
            /**
             * @description How many had a resend that has not ended yet.
             * @example 0
             */
            waiting: number;
            /** @description Where to go on, for `before`. Null where there is nothing more. */
            next: components["schemas"]["NotificationId"] | null;
        };
        /** @description Whether a merchant is sent anything. */
        DeliveryPause: {
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description While it is paused nothing is sent; what falls due waits.
             * @example true
             */
            paused: boolean;
        };
        /**
         * Rate
         * @description Units of the second currency for one unit of the first, as decimal text above zero.
         * @example 0.92
         */
        DecimalRate: string;
        /** @description What one unit of a currency is worth in another. */
        ExchangeRate: {
            from: components["schemas"]["CurrencyCode"];
            to: components["schemas"]["CurrencyCode"];
            rate: components["schemas"]["DecimalRate"];
            /** @description When it was set. */
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description All rates. */
        RateList: {
            /** @description All rates that are set. */
            rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description The new rate. */
        PutRateRequest: {
            rate: components["schemas"]["DecimalRate"];
        };
        /**
         * Bank number
         * @description The `vaBankId` of Vietnam Pay.
         * @example 12
         */
        BankNumber: number;
        /**
         * Bank name
         * @description The name of the bank.
         * @example Vietcombank
         */
        BankName: components["schemas"]["Line"];
        /** @description A Vietnamese bank at which payers can pay. */
        Bank: {
            bankId: components["schemas"]["BankNumber"];
            name: components["schemas"]["BankName"];
        };
        /** @description The whole list of banks. */
        BankList: {
            /** @description The banks that merchants may name. */
            banks: components["schemas"]["Bank"][];
        };
        /** @description What the check of the books found. */
        LedgerReport: {
            /**
             * @description Whether the books are right.
             * @example true
             */
            ok: boolean;
            /**
             * @description How many postings were read.
             * @example 3
             */
            postings: number;
            /**
             * @description How many orders were read.
             * @example 1
             */
            orders: number;
            /** @description A sentence for each thing that is wrong, at most 100. */
            problems: string[];
        };
        /**
         * Action number
         * @description Position in the list of actions; newer ones have larger numbers.
         * @example 42
         */
        ActionNumber: number;
        /** @description Something that an operator did. */
        Action: {
            actionNo: components["schemas"]["ActionNumber"];
            /** @description When. */
            at: components["schemas"]["Moment"];
            /**
             * @description Who.
             * @example mara
             */
            actor: string;
            /**
             * @description The operationId.
             * @example approveMerchant
             */
            action: string;
            /**
             * @description What it was done to.
             * @example merchant 100001
             */
            target: string;
            /**
             * @description What changed, and why where the operator said so.
             * @example pending to active; reason: Ticket 4711
             */
            detail: string;
        };
        /** @description Some of the actions, newest first. */
        ActionPage: {
            /** @description The actions. */
            actions: components["schemas"]["Action"][];
            /**
             * @description Give it as `before` to read on. Null at the end.
             * @example null
             */
            next: number | null;
        };
        /** @description What the clock shows. */
        ClockReading: {
            /** @description The time of the gateway. */
            now: components["schemas"]["Moment"];
        };
        /**
         * Seconds
         * @description How far the clock moves forward: at most a year.
         * @example 3600
         */
        AdvanceSeconds: number;
        /** @description How far to go. */
        AdvanceClockRequest: {
            advanceSeconds: components["schemas"]["AdvanceSeconds"];
        };
    };
    responses: {
        /** @description The body cannot be read, or a field, parameter or header is wrong. */
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
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address does not take this method. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many wrong tokens came from this address. The right token is accepted all the same. */
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
        /** @description A fault inside the gateway. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database cannot be reached or takes no writes. Nothing was changed; try again. */
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
        /** @description The merchant number is taken. */
        MerchantNumberTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The body is not sent as JSON. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such merchant. */
        MerchantNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The merchant is not in a status that allows this. */
        MerchantStatusConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deposit cannot be booked. Its number was used for another one, or the balance would be too large. */
        DepositRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such order. */
        OrderNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It has its final state already; nothing was changed. */
        AlreadyFinal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order cannot be charged back. */
        NotChargeable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such refund. */
        RefundNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such chargeback. */
        ChargebackNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such notification. */
        DeliveryNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing at this address. In live mode this is the answer at every sandbox control. */
        PathUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Merchants with larger numbers than this; `next` of the page before. */
        MerchantsAfter: components["schemas"]["MerchantNumber"];
        /** @description How many to answer at most. */
        Limit: components["schemas"]["PageSize"];
        /** @description Who acts. Recorded with the action; `operator` where it is absent. */
        Operator: components["schemas"]["OperatorName"];
        /** @description Why. Recorded with the action. */
        Reason: components["schemas"]["ActionReason"];
        /** @description The merchant. */
        MerchantPath: components["schemas"]["MerchantNumber"];
        /** @description Whose orders. */
        MerchantQuery: components["schemas"]["MerchantNumber"];
        /** @description Only orders in this state. */
        StateQuery: components["schemas"]["ListedState"];
        /** @description Only orders of this kind. */
        KindQuery: components["schemas"]["OrderKind"];
        /** @description Only orders accepted at this moment or later. */
        CreatedFrom: components["schemas"]["Moment"];
        /** @description Only orders accepted at this moment or earlier. */
        CreatedTo: components["schemas"]["Moment"];
        /** @description Which page. */
        PageNumberQuery: components["schemas"]["PageNumber"];
        /** @description How many on a page. */
        PageSizeQuery: components["schemas"]["PageSize"];
        /** @description The order. */
        OrderPath: components["schemas"]["TradeNumber"];
        /** @description Whose refunds. */
        OrderQuery: components["schemas"]["TradeNumber"];
        /** @description The refund. */
        RefundPath: components["schemas"]["RefundNumber"];
        /** @description The chargeback. */
        ChargebackPath: components["schemas"]["ChargebackNumber"];
        /** @description Whose deliveries. */
        DeliveryMerchantQuery: components["schemas"]["MerchantNumber"];
        /** @description Only deliveries in this state. */
        DeliveryStateQuery: components["schemas"]["DeliveryState"];
        /** @description Only what is told about this order. */
        DeliveryOrderQuery: components["schemas"]["TradeNumber"];
        /** @description Begin behind this notification, with the next older one. Take it from `next` of the page before. */
        NotificationsBefore: components["schemas"]["NotificationId"];
        /** @description The notification. */
        NotificationPath: components["schemas"]["NotificationId"];
        /** @description The currency that is exchanged. */
        RateFrom: components["schemas"]["CurrencyCode"];
        /** @description The currency that it becomes. */
        RateTo: components["schemas"]["CurrencyCode"];
        /** @description Actions older than this one; `next` of the page before. */
        ActionsBefore: components["schemas"]["ActionNumber"];
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the logs. */
        RequestId: string;
        /** @description How to authenticate. */
        WwwAuthenticate: string;
        /** @description The methods that the address takes. */
        Allow: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMerchants: {
        parameters: {
            query?: {
                /** @description Merchants with larger numbers than this; `next` of the page before. */
                after?: components["parameters"]["MerchantsAfter"];
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Some of the merchants, by number. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
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
            /** @description The new merchant with its keys, which are shown this once. */
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
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["MerchantNumberTaken"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                /** @description The merchant. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
            /** @description The new key or secret, with its value this once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
            /** @description The new key or secret, with its value this once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
            /** @description A key or secret, never its value. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
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
                /** @description The merchant. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys and secrets of a merchant, also those that expired. */
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
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
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
                /** @description The merchant. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each currency in which something was booked. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
            /** @description A deposit that is booked. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["DepositRefused"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query: {
                /** @description Whose orders. */
                merNo: components["parameters"]["MerchantQuery"];
                /** @description Only orders in this state. */
                state?: components["parameters"]["StateQuery"];
                /** @description Only orders of this kind. */
                kind?: components["parameters"]["KindQuery"];
                /** @description Only orders accepted at this moment or later. */
                from?: components["parameters"]["CreatedFrom"];
                /** @description Only orders accepted at this moment or earlier. */
                to?: components["parameters"]["CreatedTo"];
                /** @description Which page. */
                pageNum?: components["parameters"]["PageNumberQuery"];
                /** @description How many on a page. */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the orders, newest first. */
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
                /** @description The order. */
                tradeNo: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that is known of an order. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The order. */
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
            /** @description A payment or payout as it stands. */
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
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyFinal"];
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The order. */
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
            /** @description A chargeback as it stands. */
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
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["NotChargeable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query: {
                /** @description Whose refunds. */
                tradeNo: components["parameters"]["OrderQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds of one order. */
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
            404: components["responses"]["OrderNotFound"];
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
                /** @description The refund. */
                refundNo: components["parameters"]["RefundPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A refund as it stands. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The refund. */
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
            /** @description A refund as it stands. */
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
            404: components["responses"]["RefundNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["AlreadyFinal"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openChargeback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
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
            /** @description A chargeback as it stands. */
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
            404: components["responses"]["OrderNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["NotChargeable"];
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
                /** @description The chargeback. */
                chargebackNo: components["parameters"]["ChargebackPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A chargeback as it stands. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The chargeback. */
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
            /** @description A chargeback as it stands. */
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
    listDeliveries: {
        parameters: {
            query: {
                /** @description Whose deliveries. */
                merNo: components["parameters"]["DeliveryMerchantQuery"];
                /** @description Only deliveries in this state. */
                state?: components["parameters"]["DeliveryStateQuery"];
                /** @description Only what is told about this order. */
                tradeNo?: components["parameters"]["DeliveryOrderQuery"];
                /** @description Begin behind this notification, with the next older one. Take it from `next` of the page before. */
                before?: components["parameters"]["NotificationsBefore"];
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the deliveries, newest first. */
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
                /** @description The notification. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The notification. */
                notificationId: components["parameters"]["NotificationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of the wish to send a notification again. */
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
            404: components["responses"]["DeliveryNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
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
            /** @description What was sent again. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a merchant is sent anything. */
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The merchant. */
                merNo: components["parameters"]["MerchantPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a merchant is sent anything. */
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
            404: components["responses"]["MerchantNotFound"];
            405: components["responses"]["MethodNotAllowed"];
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
            /** @description All rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateList"];
                };
            };
            401: components["responses"]["Unauthorized"];
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The currency that is exchanged. */
                from: components["parameters"]["RateFrom"];
                /** @description The currency that it becomes. */
                to: components["parameters"]["RateTo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutRateRequest"];
            };
        };
        responses: {
            /** @description What one unit of a currency is worth in another. */
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
            /** @description The whole list of banks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankList"];
                };
            };
            401: components["responses"]["Unauthorized"];
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
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
            /** @description The whole list of banks. */
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
            /** @description What the check of the books found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActions: {
        parameters: {
            query?: {
                /** @description Actions older than this one; `next` of the page before. */
                before?: components["parameters"]["ActionsBefore"];
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Some of the actions, newest first. */
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
            405: components["responses"]["MethodNotAllowed"];
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
            /** @description What the clock shows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockReading"];
                };
            };
            401: components["responses"]["Unauthorized"];
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
                /** @description Who acts. Recorded with the action; `operator` where it is absent. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Why. Recorded with the action. */
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
            /** @description What the clock shows. */
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
