// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** path → operation. */
export interface paths {
    "/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a payment
         * @description Takes the money, or says what the payer has to do first.
         *
         *     A repeated call, which has the same `Idempotency-Key`, moves no money again, also if it comes while the first is under way. It is answered with the state of now of the same payment and with its own `callId`. The same number with another amount, currency or merchant is refused with a 4xx status, and changes nothing. A number that was cancelled is declined.
         */
        post: operations["authorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the result after the payer acted
         * @description Sent when the payer came back from a page of the acquirer (`redirect`), so that an adapter can finish what the page began. It comes once, or again with the same key if the payer comes back to another node. It is answered with the state of now, not with an earlier answer. Whatever is not final is asked for again with inquire. It may be the first call about a number: then the payer acted on a page before anything was authorized, and an adapter that knows nothing of it answers `pending`.
         */
        post: operations["complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund
         * @description Refunds a payment, all of it or a part. All refunds of a payment together never exceed its amount, also if they come at once. A refund beyond that, in another currency than the payment's, or of a payment that the acquirer does not know or never approved, is `declined`. Repeated calls are as in authorize. A refund names no try: it means the approved one.
         */
        post: operations["refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return
         * @description Sends money back to its payer that arrived for a payment that the gateway ended as failed: the payer paid too late, or the answer said otherwise. There never is a refund of such a payment. `refundNo` is the number of the return: repeated calls are as in authorize, and inquire with the kind `refund` and this number answers what became of it. All returns and refunds of a payment together never exceed its amount. A return beyond that, or of a payment that the acquirer never took, is `declined`.
         */
        post: operations["returnMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out
         * @description Sends money to a beneficiary. Repeated calls are as in authorize.
         */
        post: operations["payout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the state of now
         * @description Answers with the state of now, never with an earlier answer. `method` of a refund is `REFUND`.
         *
         *     `notFound` means that the acquirer never received it, and must be certain, also after a restart: the gateway then cancels a payment or payout and lets it fail, and sends a refund or a return again. After cancel the answer is `declined`, whatever was known before. An adapter that cannot tell answers with a 5xx status, and is asked again.
         */
        post: operations["inquire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close it
         * @description Answers with a result that exists already. Otherwise it closes the number or the try, even one that the adapter does not know: from then on every call about it is declined, and none is carried out. Other tries of the order are not affected. An adapter that cannot be certain answers `pending`, and is asked again.
         */
        post: operations["cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what the adapter can do
         * @description Asked when the gateway starts, and every few minutes. An adapter without this call (404, 405 or 501) speaks version 1, and has none of the feeds. The answer has at most 65,536 bytes.
         */
        post: operations["capabilities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what changed by itself
         * @description What the gateway cannot know to ask for: disputes, refunds and payouts that came back, money that arrived unasked. It is read page by page, by one node at a time; each change is applied once, by its `changeId`, and in order. The answer has at most 1,048,576 bytes.
         */
        post: operations["changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settlement-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what was settled
         * @description What the acquirer paid to the operator, report by report, oldest first, each with its lines. Send `next` as `after` for the following report; if a report has more lines, send its `page` with the same `after`. The answer has at most 8,388,608 bytes.
         */
        post: operations["settlementReports"];
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
        /**
         * @description A version of this interface.
         * @example 2
         */
        ProtocolVersion: number;
        /**
         * @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another.
         * @example 7f0c2f7e-2b0e-4a7c-9a51-0d9f0f4f6f11
         */
        CallId: string;
        /**
         * @description The gateway's number of an order; of a refund, the refunded payment.
         * @example TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P
         */
        TradeNumber: string;
        /**
         * @description Which try of the order this is, from 1. Absent if the order has only one: then the calls are about the trade number itself.
         * @example 2
         */
        AttemptNumber: number;
        /**
         * @description The gateway's number of a refund or a return.
         * @example RF01K9ZD7Q2M0031B4C6D8E0F2G4H6J8K
         */
        RefundNumber: string;
        /**
         * @description ISO 4217, or the name of a cryptocurrency.
         * @example USD
         */
        CurrencyCode: string;
        /**
         * Amount in minor units
         * @description A whole number of minor units, as a string, because numbers of JSON are not exact beyond 2^53.
         *
         *     - **Version 1** counts hundredths in every ISO currency, whatever ISO 4217 says: `"1230"` is 12.30 USD, and 1230 JPY are `"123000"`.
         *     - **Version 2** counts the minor unit of ISO 4217: `"1230"` is 12.30 USD, 1230 JPY and 1.230 BHD.
         *
         *     A cryptocurrency has eight decimals in both.
         * @example 1230
         */
        MinorAmount: string;
        /**
         * @description The merchant that the money is for.
         * @example 100001
         */
        MerchantNumber: number;
        /**
         * Subject
         * @description What a call is about.
         */
        Subject: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description The gateway's number of an order; of a refund, the refunded payment. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description Which try of the order this is, from 1. Absent if the order has only one: then the calls are about the trade number itself. */
            attempt?: components["schemas"]["AttemptNumber"];
            /** @description The refund or return; null if the call is not about one. */
            refundNo: components["schemas"]["RefundNumber"] | null;
            /** @description ISO 4217, or the name of a cryptocurrency. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description A whole number of minor units, as a string, because numbers of JSON are not exact beyond 2^53.
             *
             *     - **Version 1** counts hundredths in every ISO currency, whatever ISO 4217 says: `"1230"` is 12.30 USD, and 1230 JPY are `"123000"`.
             *     - **Version 2** counts the minor unit of ISO 4217: `"1230"` is 12.30 USD, 1230 JPY and 1.230 BHD.
             *
             *     A cryptocurrency has eight decimals in both.
             */
            amount: components["schemas"]["MinorAmount"];
            /** @description The merchant that the money is for. */
            merNo: components["schemas"]["MerchantNumber"];
        };
        /**
         * @description The payment method, by its name in the merchant interface.
         * @example CREDIT_CARD
         */
        MethodName: string;
        /**
         * Card
         * @description The payer's card. It is in memory for the length of the call. Never log it, and never store the security code.
         */
        Card: {
            /**
             * @description The number of the card.
             * @example 4242424242424242
             */
            number: string;
            /**
             * @description The month in which the card expires.
             * @example 12
             */
            expiryMonth: string;
            /**
             * @description The year in which the card expires.
             * @example 2031
             */
            expiryYear: string;
            /**
             * @description The security code. Empty if the payer was not asked for it.
             * @example 123
             */
            securityCode: string;
            /**
             * @description The name on the card, if the payer entered it on a page of the gateway. Otherwise it is among the payer's fields.
             * @example Ana Silva
             */
            holder?: string;
        };
        /**
         * Person
         * @description What the merchant sent about the payer or the beneficiary, by the names of the merchant interface.
         */
        Person: {
            [key: string]: string | number | boolean;
        };
        /**
         * Product
         * @description Something that is bought.
         */
        Product: {
            /**
             * @description The merchant's number of it.
             * @example A-100
             */
            sku: string;
            /**
             * @description What it is called.
             * @example Coffee cup
             */
            name: string;
            /**
             * @description The price of one, as the merchant sent it.
             * @example 12.30
             */
            price: string;
            /**
             * @description How many, as the merchant sent it.
             * @example 1
             */
            quantity: string;
        };
        /**
         * @description What the payer wrote or was shown: 16 characters that do not look alike. The last one is a check character, by Luhn modulo 22 over `346789ACDEFHJKMNPRTWXY`.
         * @example 6AH4F9JF63N8M4FN
         */
        TransferReference: string;
        /**
         * @description Whether the payer is to prove who they are, as far as the merchant or the operator has a wish.
         * @example requested
         * @enum {string}
         */
        Challenge: "requested" | "exempt";
        /**
         * Authorize
         * @description Takes a payment.
         */
        AuthorizeCall: components["schemas"]["Subject"] & {
            /** @description The payment method, by its name in the merchant interface. */
            method: components["schemas"]["MethodName"];
            /** @description The card; null for methods without one. */
            card: components["schemas"]["Card"] | null;
            /** @description What the merchant sent about the payer or the beneficiary, by the names of the merchant interface. */
            payer: components["schemas"]["Person"];
            /** @description What is bought, if the merchant said so. */
            products: components["schemas"]["Product"][];
            /** @description What the payer wrote or was shown: 16 characters that do not look alike. The last one is a check character, by Luhn modulo 22 over `346789ACDEFHJKMNPRTWXY`. */
            reference: components["schemas"]["TransferReference"];
            /**
             * @description The payer's page at the gateway, to which a page of the acquirer returns. Absent if the payer is on no page.
             * @example https://pay.example.com/pay/TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P?back
             */
            payUrl?: string;
            /** @description Whether the payer is to prove who they are, as far as the merchant or the operator has a wish. */
            challenge?: components["schemas"]["Challenge"];
        };
        /**
         * Echo
         * @description What an answer repeats of its call, exactly as it was sent. An answer with anything else is not taken.
         */
        Echo: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description The gateway's number of an order; of a refund, the refunded payment. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description Which try of the order this is, from 1. Absent if the order has only one: then the calls are about the trade number itself. */
            attempt?: components["schemas"]["AttemptNumber"];
            /** @description The refund. It may be left out if the call has null. */
            refundNo?: components["schemas"]["RefundNumber"] | null;
            /** @description ISO 4217, or the name of a cryptocurrency. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description A whole number of minor units, as a string, because numbers of JSON are not exact beyond 2^53.
             *
             *     - **Version 1** counts hundredths in every ISO currency, whatever ISO 4217 says: `"1230"` is 12.30 USD, and 1230 JPY are `"123000"`.
             *     - **Version 2** counts the minor unit of ISO 4217: `"1230"` is 12.30 USD, 1230 JPY and 1.230 BHD.
             *
             *     A cryptocurrency has eight decimals in both.
             */
            amount: components["schemas"]["MinorAmount"];
        };
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
        /**
         * @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway.
         * @example Payment succeeded.
         */
        Message: string;
        /**
         * Redirect
         * @description Sends the payer to a page, such as 3-D Secure or a wallet.
         */
        RedirectAction: {
            /**
             * @description Redirects the payer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "redirect";
            /**
             * @description An absolute http or https address without user name or password.
             * @example https://acs.example/challenge/81f3
             */
            url: string;
            /**
             * @description Opens the wallet's app on a phone: a web address, or one with the scheme of an app.
             * @example alipays://pay/81f3
             */
            appUrl?: string;
        };
        /**
         * Code
         * @description Shows a QR code, with a button that copies its text.
         */
        CodeAction: {
            /**
             * @description Shows a code. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "code";
            /**
             * @description What the code says.
             * @example 00020126360014br.gov.bcb.pix
             */
            text: string;
            /**
             * @description Opens the wallet's app on a phone: a web address, or one with the scheme of an app.
             * @example alipays://pay/81f3
             */
            appUrl?: string;
        };
        /**
         * Line of a transfer
         * @description One detail of a bank transfer.
         */
        TransferLine: {
            /**
             * @description What it is.
             * @example iban
             * @enum {string}
             */
            name: "beneficiary" | "bank" | "iban" | "bic" | "clabe" | "account" | "reference";
            /**
             * @description What the payer enters.
             * @example DE89370400440532013000
             */
            value: string;
        };
        /**
         * Transfer
         * @description Shows the details of a bank transfer.
         */
        TransferAction: {
            /**
             * @description Shows a bank transfer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "transfer";
            /** @description What the payer needs, in the order in which it is shown. */
            lines: components["schemas"]["TransferLine"][];
        };
        /**
         * @description A time in UTC.
         * @example 2026-11-15T10:15:00Z
         */
        Moment: string;
        /**
         * Address
         * @description Shows where to send which coin.
         */
        AddressAction: {
            /**
             * @description Shows an address of a coin. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "address";
            /**
             * @description The acquirer's address on the chain.
             * @example TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE
             */
            address: string;
            /**
             * @description The chain.
             * @example TRON
             */
            network: string;
            /**
             * @description The same as an address that wallets open, such as `bitcoin:`.
             * @example tron:TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE
             */
            uri: string;
            /**
             * @description The coin.
             * @example USDT
             */
            currency: string;
            /**
             * @description How much to send, as a decimal number.
             * @example 12.34
             */
            amount: string;
            /**
             * @description The price of one coin in the order's currency.
             * @example 0.9968
             */
            rate: string;
            /** @description A time in UTC. */
            rateUntil: components["schemas"]["Moment"];
        };
        /**
         * Payer's action
         * @description What the payer has to do, which the payer's page shows. One that breaks a rule or contains card data is left out as a whole and logged; the rest of the answer counts. No text has control characters.
         */
        PayerAction: components["schemas"]["RedirectAction"] | components["schemas"]["CodeAction"] | components["schemas"]["TransferAction"] | components["schemas"]["AddressAction"];
        /**
         * Chain receipt
         * @description The transaction of a crypto payment. Merchants see it.
         */
        ChainReceipt: {
            /**
             * @description The hash of the transaction.
             * @example 0x5e1d
             */
            transactionHash: string;
            /**
             * @description A whole number of minor units, as a string, because numbers of JSON are not exact beyond 2^53.
             *
             *     - **Version 1** counts hundredths in every ISO currency, whatever ISO 4217 says: `"1230"` is 12.30 USD, and 1230 JPY are `"123000"`.
             *     - **Version 2** counts the minor unit of ISO 4217: `"1230"` is 12.30 USD, 1230 JPY and 1.230 BHD.
             *
             *     A cryptocurrency has eight decimals in both.
             */
            gasFee: components["schemas"]["MinorAmount"];
        };
        /**
         * Answer to authorize
         * @description What became of a payment.
         */
        AuthorizeAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "challenged" | "pending";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
            /** @description What the payer has to do, which the payer's page shows. One that breaks a rule or contains card data is left out as a whole and logged; the rest of the answer counts. No text has control characters. */
            action?: components["schemas"]["PayerAction"];
            /** @description The transaction of a crypto payment. Merchants see it. */
            chain?: components["schemas"]["ChainReceipt"];
        };
        /**
         * @description Why a call was refused as such, without a result.
         * @example conflict
         * @enum {string}
         */
        RefusalCode: "unauthorized" | "invalid" | "conflict" | "tooLarge" | "unsupportedVersion" | "unsupportedCall" | "unavailable";
        /**
         * Refusal
         * @description Says that a call was refused as such. It decides nothing: the order stays as it is, and the gateway asks again. The gateway reads no more of it than `code`.
         */
        Refusal: {
            /** @description Why a call was refused as such, without a result. */
            code: components["schemas"]["RefusalCode"];
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
        };
        /**
         * Decline with a 4xx status
         * @description A decline, which may have a 4xx status.
         */
        DeclinedAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example declined
             * @constant
             */
            kind: "declined";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
        };
        /**
         * @description What a page of the gateway knows of the payer.
         * @example success
         * @enum {string}
         */
        PayerDecision: "success" | "failure";
        /**
         * Complete
         * @description Asks for the result after the payer came back from a page of the acquirer.
         */
        CompleteCall: components["schemas"]["Subject"] & {
            /** @description The payment method, by its name in the merchant interface. */
            method: components["schemas"]["MethodName"];
            /** @description What a page of the gateway knows; null if it knows nothing, which is always so in live mode. */
            decision: components["schemas"]["PayerDecision"] | null;
        };
        /**
         * Answer to complete
         * @description What became of a payment.
         */
        CompleteAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "pending";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
            /** @description The transaction of a crypto payment. Merchants see it. */
            chain?: components["schemas"]["ChainReceipt"];
        };
        /**
         * Refund
         * @description Refunds a payment, all of it or a part. `amount` is that of the refund.
         */
        RefundCall: components["schemas"]["Subject"];
        /**
         * Answer to refund
         * @description What became of a refund.
         */
        RefundAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "pending";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
        };
        /**
         * Return
         * @description Sends money back that arrived for a payment that failed at the gateway. `amount` is what goes back, and `refundNo` the number of the return.
         */
        ReturnMoneyCall: components["schemas"]["Subject"];
        /**
         * Answer to return
         * @description What became of a return.
         */
        ReturnMoneyAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "pending";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
        };
        /**
         * Payout
         * @description Sends money to a beneficiary.
         */
        PayoutCall: components["schemas"]["Subject"] & {
            /** @description The payment method, by its name in the merchant interface. */
            method: components["schemas"]["MethodName"];
            /**
             * @description The beneficiary's account, or the number of their card.
             * @example DE89370400440532013000
             */
            account: string;
            /** @description What the merchant sent about the payer or the beneficiary, by the names of the merchant interface. */
            beneficiary: components["schemas"]["Person"];
            /**
             * @description What the beneficiary is to read on the bank statement, such as the number of a batch. It has no control characters. An adapter whose bank takes fewer characters or other ones shortens and replaces; one whose bank takes no text ignores it.
             * @example Payout 2026-0031
             */
            remittanceText?: string;
        };
        /**
         * Answer to payout
         * @description What became of a payout.
         */
        PayoutAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "pending";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
        };
        /**
         * @description What a number stands for.
         * @example payment
         * @enum {string}
         */
        SubjectKind: "payment" | "payout" | "refund";
        /**
         * Inquire
         * @description Asks for the state of now.
         */
        InquireCall: components["schemas"]["Subject"] & {
            /** @description What a number stands for. */
            kind: components["schemas"]["SubjectKind"];
            /** @description The payment method, by its name in the merchant interface. */
            method: components["schemas"]["MethodName"];
        };
        /**
         * Answer to inquire
         * @description The state of now.
         */
        InquireAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "challenged" | "pending" | "notFound";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
            /** @description What the payer has to do, which the payer's page shows. One that breaks a rule or contains card data is left out as a whole and logged; the rest of the answer counts. No text has control characters. */
            action?: components["schemas"]["PayerAction"];
            /** @description The transaction of a crypto payment. Merchants see it. */
            chain?: components["schemas"]["ChainReceipt"];
        };
        /**
         * Cancel
         * @description Closes a number, so that no result can follow.
         */
        CancelCall: components["schemas"]["Subject"] & {
            /** @description What a number stands for. */
            kind: components["schemas"]["SubjectKind"];
            /** @description The payment method, by its name in the merchant interface. */
            method: components["schemas"]["MethodName"];
        };
        /**
         * Answer to cancel
         * @description Whether it is closed, or the result that it already has.
         */
        CancelAnswer: components["schemas"]["Echo"] & components["schemas"]["Facts"] & {
            /**
             * @description The result.
             * @example approved
             * @enum {string}
             */
            kind: "approved" | "declined" | "pending" | "cancelled";
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            message: components["schemas"]["Message"];
            /** @description The transaction of a crypto payment. Merchants see it. */
            chain?: components["schemas"]["ChainReceipt"];
        };
        /**
         * Capabilities
         * @description Asks what an adapter can do.
         */
        CapabilitiesCall: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description Where hints go; null if the gateway takes none from this acquirer. */
            hintUrl: string | null;
        };
        /**
         * @description Something that an adapter can do.
         * @example partialRefunds
         * @enum {string}
         */
        Claim: "payments" | "redirects" | "refunds" | "partialRefunds" | "returns" | "payouts" | "hints" | "changes" | "settlementReports";
        /**
         * @description ISO 3166-1, two letters.
         * @example DE
         */
        CountryCode: string;
        /**
         * Capabilities
         * @description What an adapter can do. What it does not claim, it is not asked for.
         */
        Capabilities: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description The versions of this interface that it speaks. The gateway uses the highest that both speak, for new payments and payouts; what was begun in another keeps it, with its refunds. */
            versions: components["schemas"]["ProtocolVersion"][];
            /** @description What it can do. */
            claims: components["schemas"]["Claim"][];
            /** @description The payment and payout methods; null or absent for all. */
            methods?: components["schemas"]["MethodName"][] | null;
            /** @description The currencies; null or absent for all. */
            currencies?: components["schemas"]["CurrencyCode"][] | null;
            /** @description The payers' countries; null or absent for all. */
            countries?: components["schemas"]["CountryCode"][] | null;
            /**
             * @description For how many days after a call inquire knows its result.
             * @example 180
             */
            inquiryDays?: number;
            /**
             * @description For how many days a repeated call moves no money again.
             * @example 180
             */
            idempotencyDays?: number;
        };
        /**
         * @description A trade or refund number of the gateway.
         * @example TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P
         */
        HintedNumber: string;
        /**
         * Hint
         * @description Says that there is something to ask for. It has numbers only; no result is ever taken from it.
         */
        Hint: {
            /** @description Trade and refund numbers of which the acquirer has news. */
            numbers: components["schemas"]["HintedNumber"][];
        };
        /**
         * @description A place in a feed. Only the acquirer knows what it means; the gateway sends back what it was given.
         * @example 000000041
         */
        Cursor: string;
        /**
         * Changes
         * @description Asks for what changed after a place in the feed.
         */
        ChangesCall: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description Where the last answer ended; null for the beginning. */
            after: components["schemas"]["Cursor"] | null;
            /**
             * @description How many at most.
             * @example 200
             */
            limit: number;
        };
        /**
         * @description Identifies a change. The gateway applies each once, however often it is listed.
         * @example chg-000041
         */
        ChangeId: string;
        /**
         * @description The acquirer's number of a dispute. It stays the same through all stages.
         * @example dp_7Q2M0031
         */
        CaseId: string;
        /**
         * Chargeback
         * @description A dispute of a payment, at one of its stages.
         */
        ChargebackChange: {
            /** @description Identifies a change. The gateway applies each once, however often it is listed. */
            changeId: components["schemas"]["ChangeId"];
            /** @description A time in UTC. */
            at: components["schemas"]["Moment"];
            /**
             * @description A dispute. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "chargeback";
            /** @description The gateway's number of an order; of a refund, the refunded payment. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description Which try of the order this is, from 1. Absent if the order has only one: then the calls are about the trade number itself. */
            attempt?: components["schemas"]["AttemptNumber"];
            /** @description The acquirer's number of a dispute. It stays the same through all stages. */
            caseId: components["schemas"]["CaseId"];
            /**
             * @description How far the dispute has gone.
             * @example chargeback
             * @enum {string}
             */
            stage: "inquiry" | "chargeback" | "preArbitration" | "arbitration";
            /**
             * @description What became of this stage.
             * @example opened
             * @enum {string}
             */
            state: "opened" | "won" | "lost";
            /** @description ISO 4217, or the name of a cryptocurrency. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description A whole number of minor units, as a string, because numbers of JSON are not exact beyond 2^53.
             *
             *     - **Version 1** counts hundredths in every ISO currency, whatever ISO 4217 says: `"1230"` is 12.30 USD, and 1230 JPY are `"123000"`.
             *     - **Version 2** counts the minor unit of ISO 4217: `"1230"` is 12.30 USD, 1230 JPY and 1.230 BHD.
             *
             *     A cryptocurrency has eight decimals in both.
             */
            amount: components["schemas"]["MinorAmount"];
            /**
             * @description The network's code of the reason.
             * @example 10.4
             */
            reasonCode?: string;
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            reason?: components["schemas"]["Message"];
            /** @description A time in UTC. */
            answerBy?: components["schemas"]["Moment"];
        };
        /**
         * Reversal
         * @description A refund or payout that was approved came back. The order of both is kept: a reversal is news, never another result.
         */
        ReversalChange: {
            /** @description Identifies a change. The gateway applies each once, however often it is listed. */
            changeId: components["schemas"]["ChangeId"];
            /** @description A time in UTC. */
            at: components["schemas"]["Moment"];
            /**
             * @description A reversal. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "reversal";
            /**
             * @description What came back.
             * @example payout
             * @enum {string}
             */
            of: "refund" | "payout";
            /** @description The gateway's number of an order; of a refund, the refunded payment. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The refund; null for a payout. */
            refundNo: components["schemas"]["RefundNumber"] | null;
            /** @description ISO 4217, or the name of a cryptocurrency. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description A whole number of minor units, as a string, because numbers of JSON are not exact beyond 2^53.
             *
             *     - **Version 1** counts hundredths in every ISO currency, whatever ISO 4217 says: `"1230"` is 12.30 USD, and 1230 JPY are `"123000"`.
             *     - **Version 2** counts the minor unit of ISO 4217: `"1230"` is 12.30 USD, 1230 JPY and 1.230 BHD.
             *
             *     A cryptocurrency has eight decimals in both.
             */
            amount: components["schemas"]["MinorAmount"];
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            reason?: components["schemas"]["Message"];
        };
        /**
         * Transfer
         * @description Money arrived that no call asked for, such as a second bank transfer, or one after its order expired.
         */
        TransferChange: {
            /** @description Identifies a change. The gateway applies each once, however often it is listed. */
            changeId: components["schemas"]["ChangeId"];
            /** @description A time in UTC. */
            at: components["schemas"]["Moment"];
            /**
             * @description A transfer that arrived unasked. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "transfer";
            /** @description The acquirer's own number of the payment, payout or refund: what its support asks for, and what its reports name. */
            acquirerReference: components["schemas"]["AcquirerReference"];
            /** @description ISO 4217, or the name of a cryptocurrency. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description A whole number of minor units, as a string, because numbers of JSON are not exact beyond 2^53.
             *
             *     - **Version 1** counts hundredths in every ISO currency, whatever ISO 4217 says: `"1230"` is 12.30 USD, and 1230 JPY are `"123000"`.
             *     - **Version 2** counts the minor unit of ISO 4217: `"1230"` is 12.30 USD, 1230 JPY and 1.230 BHD.
             *
             *     A cryptocurrency has eight decimals in both.
             */
            amount: components["schemas"]["MinorAmount"];
            /** @description What the payer wrote or was shown: 16 characters that do not look alike. The last one is a check character, by Luhn modulo 22 over `346789ACDEFHJKMNPRTWXY`. */
            reference?: components["schemas"]["TransferReference"];
            /** @description The gateway's number of an order; of a refund, the refunded payment. */
            tradeNo?: components["schemas"]["TradeNumber"];
        };
        /**
         * Change
         * @description Something that happened at the acquirer without a call.
         */
        Change: components["schemas"]["ChargebackChange"] | components["schemas"]["ReversalChange"] | components["schemas"]["TransferChange"];
        /**
         * Answer to changes
         * @description What changed, oldest first. Nothing is left out between two answers, and the order never changes.
         */
        ChangesAnswer: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description The changes. */
            changes: components["schemas"]["Change"][];
            /** @description The place after the last one; as `after` if there is none. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Whether there are more.
             * @example false
             */
            more: boolean;
        };
        /**
         * Settlement reports
         * @description Asks for the next report after a place, or for more lines of one.
         */
        SettlementReportsCall: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description Where the last answer ended; null for the beginning. */
            after: components["schemas"]["Cursor"] | null;
            /** @description Where the lines of the last answer ended, if its report has more; otherwise null. */
            page: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description The acquirer's number of a settlement report.
         * @example po_2026-11-15_EUR
         */
        ReportId: string;
        /**
         * @description A day at the acquirer's place.
         * @example 2026-11-15
         */
        CalendarDay: string;
        /**
         * Line of a settlement report
         * @description One thing that the acquirer paid for or charged.
         */
        SettlementLine: {
            /**
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
            /** @description The gateway's number of an order; of a refund, the refunded payment. */
            tradeNo?: components["schemas"]["TradeNumber"];
            /** @description Which try of the order this is, from 1. Absent if the order has only one: then the calls are about the trade number itself. */
            attempt?: components["schemas"]["AttemptNumber"];
            /** @description The gateway's number of a refund or a return. */
            refundNo?: components["schemas"]["RefundNumber"];
            /** @description The acquirer's own number of the payment, payout or refund: what its support asks for, and what its reports name. */
            acquirerReference?: components["schemas"]["AcquirerReference"];
            /** @description The ARN, by which the card networks trace a payment or refund to the bank of the card. */
            arn?: components["schemas"]["AcquirerReferenceNumber"];
            /** @description A time in UTC. */
            at: components["schemas"]["Moment"];
            /** @description ISO 4217, or the name of a cryptocurrency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Before fees, in the currency of the line. */
            gross: components["schemas"]["SignedAmount"];
            /** @description What the acquirer kept, with a minus, in the currency of the report. */
            fee: components["schemas"]["SignedAmount"];
            /** @description What it adds to the total, in the currency of the report. */
            net: components["schemas"]["SignedAmount"];
            /** @description What merchants and payers read. One that is empty, has a control character, or contains a card number, an account or another long number is replaced by words of the gateway. */
            note?: components["schemas"]["Message"];
        };
        /**
         * Settlement report
         * @description What the acquirer paid to the operator, and for what. The lines of all pages sum to `total`. A report never changes; a correction is another report.
         */
        SettlementReport: {
            /** @description The acquirer's number of a settlement report. */
            reportId: components["schemas"]["ReportId"];
            /** @description ISO 4217, or the name of a cryptocurrency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description A day at the acquirer's place. */
            from: components["schemas"]["CalendarDay"];
            /** @description A day at the acquirer's place. */
            to: components["schemas"]["CalendarDay"];
            /** @description A day at the acquirer's place. */
            paidOn: components["schemas"]["CalendarDay"];
            /** @description As `MinorAmount`; with a minus if the money goes from the operator to the acquirer. */
            total: components["schemas"]["SignedAmount"];
            /**
             * @description What the operator's bank statement says.
             * @example ACME PAYOUT 20261115
             */
            bankReference?: string;
            /**
             * @description How many lines the report has on all pages.
             * @example 2
             */
            lineCount: number;
            /** @description Lines, in an order that never changes. */
            lines: components["schemas"]["SettlementLine"][];
            /** @description The place after these lines; null if they are the last. */
            page: components["schemas"]["Cursor"] | null;
        };
        /**
         * Answer to settlement reports
         * @description One report with some or all of its lines.
         */
        SettlementReportsAnswer: {
            /** @description Identifies this one call. New each time, even if everything else is repeated, so that a late answer is never taken for another. */
            callId: components["schemas"]["CallId"];
            /** @description The report; null if there is none after that place. */
            report: components["schemas"]["SettlementReport"] | null;
            /** @description The place after this report; as `after` if there is none. */
            next: components["schemas"]["Cursor"] | null;
        };
    };
    responses: {
        /** @description The token is missing or wrong. Nothing is done, and nothing is said about the number. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The call is refused. A body with the echo and the kind `declined` is a decline, as with status 200; anything else decides nothing. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeclinedAnswer"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The call is not offered, or refused. */
        NotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The version of this interface in which the call is written. Absent is 1. */
        Version: components["schemas"]["ProtocolVersion"];
        /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version in which the answer is written, as in the call. An answer to version 2 without it, or with another one, is not taken. */
        Version: components["schemas"]["ProtocolVersion"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authorize: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
                /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizeCall"];
            };
        };
        responses: {
            /** @description The answer, of at most 65,536 bytes. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
        };
    };
    complete: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
                /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteCall"];
            };
        };
        responses: {
            /** @description The answer, of at most 65,536 bytes. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
        };
    };
    refund: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
                /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCall"];
            };
        };
        responses: {
            /** @description The answer, of at most 65,536 bytes. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
        };
    };
    returnMoney: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
                /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnMoneyCall"];
            };
        };
        responses: {
            /** @description The answer, of at most 65,536 bytes. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnMoneyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
        };
    };
    payout: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
                /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutCall"];
            };
        };
        responses: {
            /** @description The answer, of at most 65,536 bytes. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
        };
    };
    inquire: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
                /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquireCall"];
            };
        };
        responses: {
            /** @description The answer, of at most 65,536 bytes. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquireAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
        };
    };
    cancel: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
                /** @description Number of the refund or return, otherwise trade number, then the number of the try after a dot if there is one, then a hyphen and the call: `TG….2-authorize`. The same for each repetition. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelCall"];
            };
        };
        responses: {
            /** @description The answer, of at most 65,536 bytes. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["Refused"];
        };
    };
    capabilities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapabilitiesCall"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capabilities"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["NotOffered"];
        };
    };
    changes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangesCall"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["NotOffered"];
        };
    };
    settlementReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of this interface in which the call is written. Absent is 1. */
                "Tollgate-Channel-Version"?: components["parameters"]["Version"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementReportsCall"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Tollgate-Channel-Version": components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementReportsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["NotOffered"];
        };
    };
}
