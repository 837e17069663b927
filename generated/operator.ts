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
         * @description Lists the merchants by number, in pages. Keys are not shown.
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
         * @description Changes the fields that are sent and leaves the rest unchanged. Lists and terms are replaced as a whole. New terms apply to new orders.
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
    "/operator/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's orders
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
         * Get an order with its history
         * @description Returns an order with its refunds, chargebacks, postings and notifications, and a timeline of events.
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
         * @description Completes a payment or payout that is processing, as the channel would.
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
         * @description Creates a chargeback of a paid order, as the payer's bank would.
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
         * @description Completes a refund that is processing, as the channel would.
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
    "/operator/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant's deliveries
         * @description Lists the notifications of one merchant with the state of their delivery, newest first.
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
         * @description Sends a notification once more, whatever its state. The resend is recorded separately; it does not count towards the nine attempts and does not change their schedule.
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
         * @description Sends once more every notification of a merchant whose nine attempts are used up. One request processes a limited number of notifications and returns where to continue.
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
    "/operator/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operators' actions
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
         * Get the time
         * @description Returns the time of the sandbox clock.
         */
        get: operations["getClock"];
        put?: never;
        /**
         * Advance the clock
         * @description Advances the sandbox clock, and responds once everything that became due has been processed.
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
         * Merchant status
         * @description Status of a merchant. Only requests of active merchants are accepted.
         * @example active
         * @enum {string}
         */
        MerchantStatus: "pending" | "active" | "suspended";
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
            merNo: components["schemas"]["MerchantNumber"];
            name: components["schemas"]["MerchantName"];
            status: components["schemas"]["MerchantStatus"];
            /** @description Origins of the merchant's websites and servers. */
            websites: components["schemas"]["Website"][];
            /** @description Methods that the merchant may use. Null allows all. */
            methods: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. */
            currencies: components["schemas"]["CurrencyCode"][] | null;
            terms: components["schemas"]["Terms"];
            accentColour: components["schemas"]["AccentColour"];
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
        ProblemType: "urn:tollgate:problem:unauthorized" | "urn:tollgate:problem:pathUnknown" | "urn:tollgate:problem:methodNotAllowed" | "urn:tollgate:problem:unreadableBody" | "urn:tollgate:problem:invalidInput" | "urn:tollgate:problem:bodyTooLarge" | "urn:tollgate:problem:mediaTypeUnsupported" | "urn:tollgate:problem:tooManyRequests" | "urn:tollgate:problem:merchantNotFound" | "urn:tollgate:problem:orderNotFound" | "urn:tollgate:problem:refundNotFound" | "urn:tollgate:problem:chargebackNotFound" | "urn:tollgate:problem:deliveryNotFound" | "urn:tollgate:problem:merchantNumberTaken" | "urn:tollgate:problem:merchantStatusConflict" | "urn:tollgate:problem:depositNumberTaken" | "urn:tollgate:problem:alreadyFinal" | "urn:tollgate:problem:orderNotPaid" | "urn:tollgate:problem:alreadyChargedBack" | "urn:tollgate:problem:nothingLeft" | "urn:tollgate:problem:balanceTooLarge" | "urn:tollgate:problem:internalError" | "urn:tollgate:problem:unavailable";
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
        /** @description Why the request was refused (RFC 9457). */
        Problem: {
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
         * Operator
         * @description Name of the person acting, in printable ASCII.
         * @example mara
         */
        OperatorName: string;
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
            settlementCurrency?: components["schemas"]["SettlementCurrency"];
        };
        /** @description A new merchant. Defaults for absent fields: a generated number, no website, all methods, all currencies, no fees, immediate settlement, the gateway's default colour, and no frames. */
        CreateMerchantRequest: {
            merNo?: components["schemas"]["MerchantNumber"];
            name: components["schemas"]["MerchantName"];
            /** @description Origins of the merchant's websites and servers. */
            websites?: components["schemas"]["Website"][];
            /** @description Methods that the merchant may use. Null allows all. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            terms?: components["schemas"]["NewTerms"];
            accentColour?: components["schemas"]["AccentColour"];
            framesPages?: components["schemas"]["FramesPages"];
        };
        /** @description The new merchant with its keys, which are shown only once. */
        CreatedMerchant: {
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
        /** @description The fields to change; absent fields stay unchanged. Lists and terms are replaced as a whole. */
        UpdateMerchantRequest: {
            name?: components["schemas"]["MerchantName"];
            /** @description Origins of the merchant's websites and servers. */
            websites?: components["schemas"]["Website"][];
            /** @description Methods that the merchant may use. Null allows all. */
            methods?: components["schemas"]["Method"][] | null;
            /** @description Currencies that the merchant may use. Null allows all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            terms?: components["schemas"]["Terms"];
            accentColour?: components["schemas"]["AccentColour"];
            framesPages?: components["schemas"]["FramesPages"];
        };
        /**
         * Overlap
         * @description Number of seconds for which the replaced key or secret stays valid, at most 30 days. Zero revokes it immediately.
         * @default 86400
         * @example 86400
         */
        OverlapSeconds: number;
        /** @description How long the replaced key or secret stays valid. */
        RotationRequest: {
            overlapSeconds?: components["schemas"]["OverlapSeconds"];
        };
        /**
         * Secret number
         * @description Identifies a key or secret; reveals nothing about its value.
         * @example k3JH0mGq7VtWb2Zs
         */
        SecretNumber: string;
        /**
         * Key type
         * @description Purpose of the key or secret.
         * @example signingKey
         * @enum {string}
         */
        SecretKind: "signingKey" | "publicKey" | "webhookSecret";
        /** @description A key or secret, without its value. */
        Secret: {
            secretNo: components["schemas"]["SecretNumber"];
            kind: components["schemas"]["SecretKind"];
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
        };
        /** @description The new key or secret with its value, which is shown only once. */
        NewSecret: {
            secret: components["schemas"]["Secret"];
            /**
             * @description The value. Shown only once.
             * @example 3q2-7wAAAAB0b2xsZ2F0ZS1leGFtcGxl
             */
            value: string;
        };
        /**
         * Public key
         * @description An RSA public key of 2048 to 8192 bits, in PEM format.
         * @example -----BEGIN PUBLIC KEY-----
         *     …
         *     -----END PUBLIC KEY-----
         */
        PublicKey: string;
        /** @description The new key, and how long the replaced key stays valid. */
        SetPublicKeyRequest: {
            publicKey: components["schemas"]["PublicKey"];
            overlapSeconds?: components["schemas"]["OverlapSeconds"];
        };
        /** @description All keys and secrets of a merchant, including expired ones. */
        SecretList: {
            /** @description Newest first. */
            secrets: components["schemas"]["Secret"][];
        };
        /**
         * Booked amount
         * @description Amount of money in the ledger, as a decimal string with all decimals of its currency; negative amounts have a minus sign.
         * @example 97.10
         */
        BookedAmount: string;
        /** @description A merchant's accounts in one currency, read at one point in time. They sum to zero. */
        Balance: {
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
         * Deposit number
         * @description The number that you choose for the deposit, unique per merchant: letters, digits, dots, hyphens and underscores.
         * @example DEP-2026-11-15-1
         */
        DepositNumber: string;
        /**
         * Amount
         * @description Amount of money above zero as a decimal string: up to 12 digits before the decimal point and up to two decimals (eight for a cryptocurrency). The currency is in its own field. The maximum is 10^15 of its smallest units, which is ten million in a cryptocurrency.
         * @example 100.00
         */
        Amount: string;
        /**
         * Note
         * @description Note that is recorded with the action.
         * @example Opening balance by bank transfer
         */
        Note: components["schemas"]["Line"];
        /** @description Money that the operator adds to a merchant's balance. */
        CreateDepositRequest: {
            depositNo: components["schemas"]["DepositNumber"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            note?: components["schemas"]["Note"];
        };
        /** @description A booked deposit. */
        Deposit: {
            merNo: components["schemas"]["MerchantNumber"];
            depositNo: components["schemas"]["DepositNumber"];
            /** @description Amount of the deposit. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time when it was booked. */
            at: components["schemas"]["Moment"];
        };
        /**
         * State in the order list
         * @description State of the newest refund that is processing or succeeded; if there is no such refund, the state of the order itself. A failed refund does not change it.
         * @example success
         * @enum {string}
         */
        ListedState: "processing" | "failure" | "success" | "refundProcessing" | "refundFailure" | "refundSuccess";
        /**
         * Order type
         * @description Type of the order.
         * @example payment
         * @enum {string}
         */
        OrderKind: "payment" | "payout";
        /**
         * Page number
         * @description Page number, starting at 1.
         * @default 1
         * @example 1
         */
        PageNumber: number;
        /**
         * Trade number
         * @description The gateway's unique number for the order.
         * @example TG01M7F8NJE000031N17Q8R7V2X4B6DKM
         */
        TradeNumber: string;
        /**
         * Merchant order number
         * @description The merchant's own order number.
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
             * @description Message from the channel.
             * @example Approved
             */
            message: string;
            /** @description Amount of the order. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
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
            /** @description Time when it was accepted. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when a payment that is waiting for its payer expires. */
            expiresAt: components["schemas"]["Moment"] | null;
            /** @description Time when it reached its final state. */
            finishedAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of orders, newest first. */
        OrderPage: {
            /**
             * @description Total number of orders on all pages.
             * @example 1
             */
            total: number;
            pageNum: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The orders on this page. */
            orders: components["schemas"]["Order"][];
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
        /** @description The content of the request. Cards and accounts are masked. */
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
             * @description All other details of payer, beneficiary and device, by their field names in the merchant interface.
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
         * @description State of a payer's attempt.
         * @example open
         * @enum {string}
         */
        PayerAttemptState: "open" | "declined" | "cancelled";
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
            state: components["schemas"]["PayerAttemptState"];
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
        /** @description A refund in its current state. */
        Refund: {
            merNo: components["schemas"]["MerchantNumber"];
            refundNo: components["schemas"]["RefundNumber"];
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            state: components["schemas"]["RefundState"];
            /**
             * @description Message from the channel.
             * @example Refunded
             */
            message: string;
            /** @description Amount in the order currency. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
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
        /** @description A chargeback in its current state. */
        Chargeback: {
            merNo: components["schemas"]["MerchantNumber"];
            chargebackNo: components["schemas"]["ChargebackNumber"];
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            state: components["schemas"]["ChargebackState"];
            reason: components["schemas"]["ChargebackReason"];
            /** @description Amount in the order currency. */
            amount: components["schemas"]["BookedAmount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The amount in the settlement currency. */
            settleAmount: components["schemas"]["BookedAmount"];
            settlementCurrency: components["schemas"]["CurrencyCode"];
            /** @description Fee in the settlement currency. */
            fee: components["schemas"]["BookedAmount"];
            /** @description Time when the chargeback was opened. */
            createdAt: components["schemas"]["Moment"];
            /** @description Time when the chargeback was closed. */
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
         * Ledger account
         * @description One of the accounts that a merchant has in each currency.
         * @example available
         * @enum {string}
         */
        LedgerAccount: "available" | "pending" | "margin" | "payoutHold" | "refundHold" | "chargebackHold" | "debt" | "fees" | "channel" | "exchange";
        /** @description A movement of money from one account to another. */
        Posting: {
            /** @description Time when it was booked. */
            at: components["schemas"]["Moment"];
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
             * @description HTTP status of the merchant's response.
             * @example 200
             */
            status: number | null;
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
            notificationId: components["schemas"]["NotificationId"];
            event: components["schemas"]["NotificationEvent"];
            /**
             * @description URL to which it is sent.
             * @example https://shop.example/notify
             */
            address: string;
            /**
             * @description The content of the notification.
             * @example {
             *       "code": "0"
             *     }
             */
            payload: {
                [key: string]: string | number;
            };
            state: components["schemas"]["DeliveryState"];
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
            event: "orderCreated" | "orderFinished" | "payerAttemptStarted" | "payerAttemptClosed" | "refundCreated" | "refundFinished" | "chargebackOpened" | "chargebackClosed" | "posted" | "notificationCreated" | "attemptStarted" | "attemptFinished";
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
            order: components["schemas"]["Order"];
            details: components["schemas"]["OrderDetails"];
            /** @description The payer's attempts on the gateway's pages, oldest first. Empty if the order was paid without them. */
            attempts: components["schemas"]["PayerAttempt"][];
            /** @description Oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Oldest first. */
            chargebacks: components["schemas"]["Chargeback"][];
            /** @description Oldest first. */
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
            result: components["schemas"]["Result"];
        };
        /** @description The reason that the bank gives. */
        ChargeOrderBackRequest: {
            reason?: components["schemas"]["ChargebackReason"];
        };
        /** @description The refunds of one order. */
        RefundList: {
            /** @description Oldest first. */
            refunds: components["schemas"]["Refund"][];
        };
        /** @description The chargeback reported by the acquirer. */
        OpenChargebackRequest: {
            tradeNo: components["schemas"]["TradeNumber"];
            reason: components["schemas"]["ChargebackReason"];
        };
        /**
         * Chargeback result
         * @description Who keeps the money: the merchant if `won`, the payer if `lost`.
         * @example won
         * @enum {string}
         */
        ChargebackResult: "won" | "lost";
        /** @description The result of the dispute. */
        CloseChargebackRequest: {
            result: components["schemas"]["ChargebackResult"];
        };
        /** @description A notification and the state of its delivery. */
        ListedDelivery: {
            notificationId: components["schemas"]["NotificationId"];
            event: components["schemas"]["NotificationEvent"];
            tradeNo: components["schemas"]["TradeNumber"];
            /**
             * @description URL to which it is sent.
             * @example https://shop.example/notify
             */
            address: string;
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Number of scheduled attempts started so far. Resends do not count.
             * @example 9
             */
            attempts: number;
            /** @description Time of the next attempt. */
            nextAt: components["schemas"]["Moment"] | null;
            /** @description Time when it was created. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description One page of deliveries, newest first. */
        DeliveryPage: {
            /**
             * @description Whether deliveries to the merchant are paused.
             * @example false
             */
            paused: boolean;
            /** @description The deliveries on this page. */
            deliveries: components["schemas"]["ListedDelivery"][];
            /** @description Send it as `before` to get the next page. Null on the last page. */
            next: components["schemas"]["NotificationId"] | null;
        };
        /** @description Outcome of the request to resend a notification. */
        Resend: {
            notificationId: components["schemas"]["NotificationId"];
            /**
             * @description `accepted`: the notification will be resent. `waiting`: an earlier resend has not finished yet, and no second one is added.
             * @example accepted
             * @enum {string}
             */
            outcome: "accepted" | "waiting";
        };
        /**
         * Resend limit
         * @description Number of deliveries to process in one request, at most 1000.
         * @default 200
         * @example 200
         */
        ResendLimit: number;
        /** @description Which failed deliveries to resend. */
        ResendDeliveriesRequest: {
            /** @description Only notifications created at or after this time. */
            from?: components["schemas"]["Moment"];
            /** @description Only notifications created at or before this time. */
            to?: components["schemas"]["Moment"];
            /** @description Only notifications older than this one. Use `next` from the previous response. */
            before?: components["schemas"]["NotificationId"];
            limit?: components["schemas"]["ResendLimit"];
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
        /** @description Whether deliveries to the merchant are paused. */
        DeliveryPause: {
            merNo: components["schemas"]["MerchantNumber"];
            /**
             * @description While deliveries are paused, nothing is sent; notifications that fall due wait.
             * @example true
             */
            paused: boolean;
        };
        /**
         * Exchange rate
         * @description Units of the second currency per unit of the first, as a decimal string above zero.
         * @example 0.92
         */
        DecimalRate: string;
        /** @description Exchange rate of one currency to another. */
        ExchangeRate: {
            from: components["schemas"]["CurrencyCode"];
            to: components["schemas"]["CurrencyCode"];
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
         * @description Name of the bank.
         * @example Vietcombank
         */
        BankName: components["schemas"]["Line"];
        /** @description A Vietnamese bank at which payers can pay. */
        Bank: {
            bankId: components["schemas"]["BankNumber"];
            name: components["schemas"]["BankName"];
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
        /**
         * Action number
         * @description Number of the action; newer actions have larger numbers.
         * @example 42
         */
        ActionNumber: number;
        /** @description An action by an operator. */
        Action: {
            actionNo: components["schemas"]["ActionNumber"];
            /** @description Time when it happened. */
            at: components["schemas"]["Moment"];
            /**
             * @description Name of the person who acted.
             * @example mara
             */
            actor: string;
            /**
             * @description The `operationId`.
             * @example approveMerchant
             */
            action: string;
            /**
             * @description The object that was changed.
             * @example merchant 100001
             */
            target: string;
            /**
             * @description What changed, and the reason if the operator gave one.
             * @example pending to active; reason: Ticket 4711
             */
            detail: string;
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
        /** @description The current time of the gateway's clock. */
        ClockReading: {
            /** @description The gateway's current time. */
            now: components["schemas"]["Moment"];
        };
        /**
         * Seconds
         * @description Number of seconds by which the clock advances, at most one year.
         * @example 3600
         */
        AdvanceSeconds: number;
        /** @description How far to advance the clock. */
        AdvanceClockRequest: {
            advanceSeconds: components["schemas"]["AdvanceSeconds"];
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
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
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
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This IP address has sent too many wrong tokens. Requests with the correct token are still accepted. */
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
        /** @description The deposit cannot be booked: its number has already been used for another deposit, or the balance would be too large. */
        DepositRefused: {
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
    };
    parameters: {
        /** @description Only merchants with a number larger than this. Use `next` from the previous page. */
        MerchantsAfter: components["schemas"]["MerchantNumber"];
        /** @description Maximum number of items to return. */
        Limit: components["schemas"]["PageSize"];
        /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
        Operator: components["schemas"]["OperatorName"];
        /** @description Reason for the action, recorded with it. */
        Reason: components["schemas"]["ActionReason"];
        /** @description Merchant number. */
        MerchantPath: components["schemas"]["MerchantNumber"];
        /** @description The merchant whose orders are listed. */
        MerchantQuery: components["schemas"]["MerchantNumber"];
        /** @description Only orders in this state. */
        StateQuery: components["schemas"]["ListedState"];
        /** @description Only orders of this type. */
        KindQuery: components["schemas"]["OrderKind"];
        /** @description Only orders accepted at or after this time. */
        CreatedFrom: components["schemas"]["Moment"];
        /** @description Only orders accepted at or before this time. */
        CreatedTo: components["schemas"]["Moment"];
        /** @description Page number. */
        PageNumberQuery: components["schemas"]["PageNumber"];
        /** @description Number of items per page. */
        PageSizeQuery: components["schemas"]["PageSize"];
        /** @description Trade number of the order. */
        OrderPath: components["schemas"]["TradeNumber"];
        /** @description The order whose refunds are listed. */
        OrderQuery: components["schemas"]["TradeNumber"];
        /** @description Refund number. */
        RefundPath: components["schemas"]["RefundNumber"];
        /** @description Chargeback number. */
        ChargebackPath: components["schemas"]["ChargebackNumber"];
        /** @description The merchant whose deliveries are listed. */
        DeliveryMerchantQuery: components["schemas"]["MerchantNumber"];
        /** @description Only deliveries in this state. */
        DeliveryStateQuery: components["schemas"]["DeliveryState"];
        /** @description Only notifications about this order. */
        DeliveryOrderQuery: components["schemas"]["TradeNumber"];
        /** @description Only notifications older than this one. Use `next` from the previous page. */
        NotificationsBefore: components["schemas"]["NotificationId"];
        /** @description Notification ID. */
        NotificationPath: components["schemas"]["NotificationId"];
        /** @description The currency to convert from. */
        RateFrom: components["schemas"]["CurrencyCode"];
        /** @description The currency to convert to. */
        RateTo: components["schemas"]["CurrencyCode"];
        /** @description Only actions older than this one. Use `next` from the previous page. */
        ActionsBefore: components["schemas"]["ActionNumber"];
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request in the logs. */
        RequestId: string;
        /** @description How to authenticate. */
        WwwAuthenticate: string;
        /** @description The HTTP methods that this path supports. */
        Allow: string;
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description The merchant whose orders are listed. */
                merNo: components["parameters"]["MerchantQuery"];
                /** @description Only orders in this state. */
                state?: components["parameters"]["StateQuery"];
                /** @description Only orders of this type. */
                kind?: components["parameters"]["KindQuery"];
                /** @description Only orders accepted at or after this time. */
                from?: components["parameters"]["CreatedFrom"];
                /** @description Only orders accepted at or before this time. */
                to?: components["parameters"]["CreatedTo"];
                /** @description Page number. */
                pageNum?: components["parameters"]["PageNumberQuery"];
                /** @description Number of items per page. */
                pageSize?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders, newest first. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description The order whose refunds are listed. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description The merchant whose deliveries are listed. */
                merNo: components["parameters"]["DeliveryMerchantQuery"];
                /** @description Only deliveries in this state. */
                state?: components["parameters"]["DeliveryStateQuery"];
                /** @description Only notifications about this order. */
                tradeNo?: components["parameters"]["DeliveryOrderQuery"];
                /** @description Only notifications older than this one. Use `next` from the previous page. */
                before?: components["parameters"]["NotificationsBefore"];
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
                "X-Reason"?: components["parameters"]["Reason"];
            };
            path: {
                /** @description The currency to convert from. */
                from: components["parameters"]["RateFrom"];
                /** @description The currency to convert to. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
                /** @description Only actions older than this one. Use `next` from the previous page. */
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
                /** @description Name of the person acting, recorded with the action. Defaults to `operator`. */
                "X-Operator"?: components["parameters"]["Operator"];
                /** @description Reason for the action, recorded with it. */
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
