// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

export interface paths {
    "/payment": {
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
         * @description Takes a payment by card, or by the method that the `paymentType` header names; each method has a request schema of its own. A declined card is no failure of the request: it answers `00000` with `payCode` 1.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cashier/checkStand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the cashier page
         * @description Takes an order and answers with a page for the payer's browser. The page sums the order up and leads on, by itself and by a button, to the cashier at the gateway's own address, where the payer chooses a method and pays. The answer may be shown under the merchant's address, so it holds no card form. A refusal is answered as JSON.
         */
        post: operations["openCashier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cashier/checkStandPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cashier order
         * @description Takes an order and answers with `payUrl`, the address of its cashier page, to which the merchant redirects the payer. There the payer chooses among the merchant's methods that are offered in the currency of the order, and pays.
         */
        post: operations["createCashierOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cashier/checkStandPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cashier payment at one method
         * @description Takes an order and answers with `payUrl`, the address of a cashier page that opens at `paymentMode` and offers no other method: for `CREDIT_CARD` the card form, for others what the payer has to do.
         */
        post: operations["createCashierPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a payout
         * @description Sends money from the merchant's balance to a beneficiary. The amount is held on acceptance, taken on success and given back on failure.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refund/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Applies for the refund of a paid order, whole or in part. The result comes by notification, or by asking `/order/query`.
         */
        post: operations["applyRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask how an order or refund stands
         * @description Answers the state of a payment or payout (`sales`) or of a refund (`refund`). Both numbers must be of the same order.
         */
        post: operations["queryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a balance
         * @description Answers what the merchant can pay out in a currency, what is not settled yet, and both together. A currency that is neither of ISO 4217 nor a crypto currency is refused (`10009`).
         */
        post: operations["queryBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/queryOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List orders
         * @description Answers orders with their fees and settlement, newest first, page by page.
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/queryAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for totals
         * @description Answers two totals of the matching orders, one entry a currency: what is settled, and what payers paid. Only payments that succeeded count.
         */
        post: operations["sumAmounts"];
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
         * Payment type
         * @description Header value that picks the pay-in method. Empty or absent means a credit card.
         * @example ALIPAY
         * @enum {string}
         */
        PaymentType: "" | "UNIONPAY_H5" | "WECHAT" | "ALIPAY" | "APPLE_PAY" | "VN_BANK" | "CASH_APP" | "CRYPTO" | "GCASH" | "GOOGLE_PAY" | "PIX" | "PER_TRANSFER" | "SEPA" | "SPEI";
        /**
         * Merchant number
         * @description Identifies the merchant; given out when the merchant is registered. At most ten digits.
         * @example 100001
         */
        MerchantNumber: number;
        /**
         * Merchant order number
         * @description The merchant's own number for the order, unique for ever per merchant, over payments and payouts together. It has no spaces and must not contain a currency code directly followed by an amount, such as `USD10.00`, or end in the beginning of one, such as `USD10.` or `USD10.0`.
         * @example ORDER-1001
         */
        MerchantOrderNumber: string;
        /**
         * Currency
         * @description Three-letter currency code of ISO 4217.
         * @example USD
         * @enum {string}
         */
        CurrencyCode: "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /**
         * Amount
         * @description Money as text with exactly two decimals, no sign, no leading zeros, at most 12 characters.
         * @example 100.00
         */
        Amount: string;
        /**
         * Web address
         * @description An absolute http or https address that can be called: with a host, without a user name, and with a port from 1 to 65535 if it names one.
         * @example http://localhost/return
         */
        WebAddress: string;
        /**
         * IP address
         * @description An address of IPv4 or IPv6.
         * @example 203.0.113.7
         */
        IpAddress: string;
        /**
         * Interface version
         * @description Version of the interface that the request was written for.
         * @default V3.0.0
         * @example V3.0.0
         */
        ApiVersion: string;
        /**
         * What every pay-in order says
         * @description The fields that every pay-in order carries, whatever its method.
         */
        OrderCore: {
            merNo: components["schemas"]["MerchantNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Total of the order, with two decimals. */
            sourceAmount: components["schemas"]["Amount"];
            /** @description Where the payer is sent after the payment. The gateway adds `tradeNo`, `merOrderNo` and `payCode` to the query of this address. A payer can write them too, so they prove nothing: wait for the notification, or ask `/order/query`. */
            returnUrl: components["schemas"]["WebAddress"];
            /**
             * @description Where the result is sent. Without it, no notification is sent for this order.
             * @example http://localhost:9000/notify
             */
            notifyUrl?: components["schemas"]["WebAddress"];
            /** @description IP address of the payer. */
            ipAddress: components["schemas"]["IpAddress"];
            version: components["schemas"]["ApiVersion"];
        };
        /**
         * Card
         * @description The payer's card. The number is checked (Luhn), and so is that the card has not expired.
         */
        CardDetails: {
            /**
             * @description Card number, digits only. Never stored; only the first six and last four digits are kept.
             * @example 4242424242424242
             */
            cardNo: string;
            /**
             * @description Month in which the card expires.
             * @example 12
             */
            cardExpireMonth: string;
            /**
             * @description Year in which the card expires.
             * @example 2030
             */
            cardExpireYear: string;
            /**
             * @description Security code of the card. Never stored.
             * @example 123
             */
            cardSecurityCode: string;
        };
        /**
         * Country
         * @description Two-letter country code of ISO 3166-1, and XK for Kosovo.
         * @example US
         * @enum {string}
         */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * Empty
         * @description Nothing. Where a method exempts a field, an empty text and an absent field mean the same.
         * @constant
         */
        EmptyText: "";
        /**
         * E-mail address
         * @description An e-mail address.
         * @example ada@example.com
         */
        EmailAddress: string;
        /**
         * Billing details
         * @description Who pays. Methods that exempt these fields take each of them empty or absent.
         */
        BillingDetails: {
            /**
             * @description First name.
             * @example Ada
             */
            billingFirstName?: string;
            /**
             * @description Last name.
             * @example Lovelace
             */
            billingLastName?: string;
            /**
             * @description First line of the address.
             * @example 12 St James's Square
             */
            billingAddress1?: string;
            /**
             * @description Second line of the address.
             * @example Flat 3
             */
            billingAddress2?: string;
            /**
             * @description City.
             * @example London
             */
            billingCity?: string;
            /**
             * @description State or region.
             * @example London
             */
            billingState?: string;
            /**
             * @description Country.
             * @example GB
             */
            billingCountry?: components["schemas"]["CountryCode"] | components["schemas"]["EmptyText"];
            /**
             * @description Postal code.
             * @example SW1Y 4JH
             */
            billingZipCode?: string;
            /**
             * @description Telephone number.
             * @example +442079460000
             */
            billingPhone?: string;
            /**
             * @description E-mail address.
             * @example ada@example.com
             */
            billingEmail?: components["schemas"]["EmailAddress"] | components["schemas"]["EmptyText"];
        };
        /**
         * Text
         * @description Text that must be present and not empty.
         */
        NonEmptyText: string;
        /**
         * Billing details, required
         * @description Who pays, for methods that do not exempt these fields.
         */
        RequiredBillingDetails: components["schemas"]["BillingDetails"] & {
            billingFirstName: components["schemas"]["NonEmptyText"];
            billingLastName: components["schemas"]["NonEmptyText"];
            billingAddress1: components["schemas"]["NonEmptyText"];
            billingCity: components["schemas"]["NonEmptyText"];
            billingState: components["schemas"]["NonEmptyText"];
            billingCountry: components["schemas"]["CountryCode"];
            billingZipCode: components["schemas"]["NonEmptyText"];
            billingPhone: components["schemas"]["NonEmptyText"];
            billingEmail: components["schemas"]["EmailAddress"];
        };
        /**
         * Shipping details
         * @description Who receives the goods. Methods that exempt these fields take each of them empty or absent.
         */
        ShippingDetails: {
            /**
             * @description First name.
             * @example Ada
             */
            shippingFirstName?: string;
            /**
             * @description Last name.
             * @example Lovelace
             */
            shippingLastName?: string;
            /**
             * @description First line of the address.
             * @example 12 St James's Square
             */
            shippingAddress1?: string;
            /**
             * @description Second line of the address.
             * @example Flat 3
             */
            shippingAddress2?: string;
            /**
             * @description City.
             * @example London
             */
            shippingCity?: string;
            /**
             * @description State or region.
             * @example London
             */
            shippingState?: string;
            /**
             * @description Country.
             * @example GB
             */
            shippingCountry?: components["schemas"]["CountryCode"] | components["schemas"]["EmptyText"];
            /**
             * @description Postal code.
             * @example SW1Y 4JH
             */
            shippingZipCode?: string;
            /**
             * @description Telephone number.
             * @example +442079460000
             */
            shippingPhone?: string;
            /**
             * @description E-mail address.
             * @example ada@example.com
             */
            shippingEmail?: components["schemas"]["EmailAddress"] | components["schemas"]["EmptyText"];
        };
        /**
         * Shipping details, required
         * @description Who receives the goods, for methods that do not exempt these fields.
         */
        RequiredShippingDetails: components["schemas"]["ShippingDetails"] & {
            shippingFirstName: components["schemas"]["NonEmptyText"];
            shippingLastName: components["schemas"]["NonEmptyText"];
            shippingAddress1: components["schemas"]["NonEmptyText"];
            shippingCity: components["schemas"]["NonEmptyText"];
            shippingState: components["schemas"]["NonEmptyText"];
            shippingCountry: components["schemas"]["CountryCode"];
            shippingZipCode: components["schemas"]["NonEmptyText"];
            shippingPhone: components["schemas"]["NonEmptyText"];
            shippingEmail: components["schemas"]["EmailAddress"];
        };
        /**
         * Product price
         * @description Price of one piece, as text.
         * @example 50.00
         */
        ProductPrice: string;
        /**
         * Product quantity
         * @description Number of pieces, as text: a whole number from 1.
         * @example 2
         */
        ProductQuantity: string;
        /**
         * Product
         * @description One product of the order.
         */
        ProductItem: {
            /**
             * @description The merchant's number for the product.
             * @example MUG-01
             */
            sku: string;
            /**
             * @description Name of the product.
             * @example Blue mug
             */
            productName: string;
            price: components["schemas"]["ProductPrice"];
            quantity: components["schemas"]["ProductQuantity"];
        };
        /**
         * Products
         * @description What is bought.
         */
        ProductList: components["schemas"]["ProductItem"][];
        /**
         * Signature
         * @description MD5 over the signed fields of the operation and the merchant key, as 32 hex characters in upper case. See *Signing*.
         * @example 7B52009B64FD0A2A49E6D8A939753077
         */
        Signature: string;
        /**
         * Payer's account
         * @description What the merchant knows of the payer's account. Needed from merchants that sell virtual products.
         */
        PayerAccount: {
            /**
             * @description The merchant's unique id for the payer.
             * @example user-77
             */
            userId?: string;
            /**
             * @description E-mail address of the payer's account.
             * @example ada@example.com
             */
            email?: string;
        };
        /**
         * Operating system
         * @description Operating system of the payer's phone.
         * @example IOS
         * @enum {string}
         */
        OsType: "IOS" | "ANDROID";
        /**
         * Terminal
         * @description Where the payer is.
         * @example WAP
         * @enum {string}
         */
        Terminal: "WEB" | "WAP" | "APP" | "MINI_APP";
        /**
         * Payer's terminal
         * @description What the payer holds in the hand.
         */
        PayerTerminal: {
            osType?: components["schemas"]["OsType"];
            terminal?: components["schemas"]["Terminal"];
        };
        /**
         * Device
         * @description What the merchant's page knows of the payer's device. Kept for the operator, all optional.
         */
        DeviceDetails: {
            /**
             * @description The browser's Accept header.
             * @example text/html
             */
            acceptHeader?: string;
            /**
             * @description The merchant's id for the device.
             * @example d-5512
             */
            deviceId?: string;
            /**
             * @description Language tag. The hosted cashier is shown in this language where it has it.
             * @example en-GB
             */
            language?: string;
            /**
             * @description Name of the time zone.
             * @example Europe/London
             */
            timezone?: string;
            /**
             * @description Bits for each pixel.
             * @example 24
             */
            screenColorDepth?: number;
            /**
             * @description Height of the screen in pixels.
             * @example 1080
             */
            screenHeight?: number;
            /**
             * @description Width of the screen in pixels.
             * @example 1920
             */
            screenWidth?: number;
            /**
             * @description Whether the browser runs Java.
             * @example false
             */
            javaEnabled?: boolean;
            /**
             * @description Whether the browser runs JavaScript.
             * @example true
             */
            javascriptEnabled?: boolean;
            /**
             * @description Where the payer is, degrees north.
             * @example 51.5072
             */
            latitude?: string;
            /**
             * @description Where the payer is, degrees east.
             * @example -0.1276
             */
            longitude?: string;
            /**
             * @description Model of the device.
             * @example Pixel 9
             */
            deviceModel?: string;
            /**
             * @description Version of the operating system.
             * @example 16
             */
            osVersion?: string;
        };
        /**
         * Address for chargebacks
         * @description Where the merchant wants to hear of chargebacks.
         */
        ChargebackAddress: {
            /**
             * @description Where chargebacks of this order are sent. Without it, none is sent.
             * @example http://localhost:9000/chargeback
             */
            protestNotifyUrl?: components["schemas"]["WebAddress"];
        };
        /**
         * Credit card
         * @description A payment by card. Everything the field table requires is required here.
         */
        CardPaymentRequest: components["schemas"]["OrderCore"] & components["schemas"]["CardDetails"] & components["schemas"]["RequiredBillingDetails"] & components["schemas"]["RequiredShippingDetails"] & {
            /**
             * @description User agent of the payer's browser.
             * @example Mozilla/5.0
             */
            userAgent: string;
            productInfoList: components["schemas"]["ProductList"];
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"] & components["schemas"]["DeviceDetails"] & components["schemas"]["ChargebackAddress"];
        /**
         * Card, may be empty
         * @description The card fields of a method that is paid without a card here. Each may be empty or absent.
         */
        CardDetailsExempt: {
            /** @description May be empty or absent. */
            cardNo?: string;
            /** @description May be empty or absent. */
            cardExpireMonth?: string;
            /** @description May be empty or absent. */
            cardExpireYear?: string;
            /** @description May be empty or absent. */
            cardSecurityCode?: string;
        };
        /**
         * Payment with exemptions
         * @description A payment whose card, billing, shipping, product and browser fields may each be empty or absent.
         */
        ExemptPaymentRequest: components["schemas"]["OrderCore"] & components["schemas"]["CardDetailsExempt"] & components["schemas"]["BillingDetails"] & components["schemas"]["ShippingDetails"] & {
            /**
             * @description User agent of the payer's browser. May be empty or absent.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /** @description What is bought. May be empty or absent; an empty list and an empty text mean the same. */
            productInfoList?: components["schemas"]["ProductItem"][] | components["schemas"]["EmptyText"];
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"] & components["schemas"]["DeviceDetails"] & components["schemas"]["ChargebackAddress"];
        /**
         * Union Pay
         * @description A payment by Union Pay on a page. The answer carries a `payUrl` to redirect to.
         */
        UnionPayPaymentRequest: components["schemas"]["ExemptPaymentRequest"];
        /**
         * WeChat
         * @description A payment by WeChat Pay. The answer carries a `payUrl` to redirect to.
         */
        WeChatPaymentRequest: components["schemas"]["ExemptPaymentRequest"];
        /**
         * Alipay
         * @description A payment by Alipay. The answer carries a `payUrl` to redirect to.
         */
        AlipayPaymentRequest: components["schemas"]["ExemptPaymentRequest"];
        /**
         * Apple Pay product
         * @description One product of an Apple Pay order.
         */
        ApplePayProduct: {
            /**
             * @description The merchant's number for the product.
             * @example MUG-01
             */
            sku: string;
            /**
             * @description Name of the product.
             * @example Blue mug
             */
            productName: string;
            /**
             * @description Page of the product in the merchant's shop.
             * @example http://localhost/mug
             */
            productUrl?: components["schemas"]["WebAddress"];
            price: components["schemas"]["ProductPrice"];
            quantity: components["schemas"]["ProductQuantity"];
        };
        /**
         * Apple Pay browser
         * @description What the merchant's page knows of the payer's browser. All values are texts.
         */
        ApplePayBrowser: {
            /**
             * @description Height of the screen in pixels.
             * @example 844
             */
            screenHeight?: string;
            /**
             * @description Width of the screen in pixels.
             * @example 390
             */
            screenWidth?: string;
            /**
             * @description Minutes between local time and UTC.
             * @example -480
             */
            timeZoneOffset?: string;
            /**
             * @description User agent of the browser.
             * @example Mozilla/5.0
             */
            userAgent: string;
            /**
             * @description The merchant's id for the visitor.
             * @example v-81f2
             */
            visitorId?: string;
        };
        /**
         * Signature, either form
         * @description Either the MD5 form, or base64 RSA-SHA256 (PKCS#1 v1.5) over the same fields without the merchant key, made with the merchant's private key. Which one arrived is told by its form. See *Signing*.
         * @example 7B52009B64FD0A2A49E6D8A939753077
         */
        MethodSignature: string;
        /**
         * Apple Pay
         * @description A payment by Apple Pay. Its list of products is called `products`.
         */
        ApplePayPaymentRequest: components["schemas"]["OrderCore"] & {
            /** @description What is bought. */
            products: components["schemas"]["ApplePayProduct"][];
            browser: components["schemas"]["ApplePayBrowser"];
            sign: components["schemas"]["MethodSignature"];
        } & components["schemas"]["PayerAccount"];
        /**
         * Vietnam Pay
         * @description A payment through a bank in Vietnam. The request must carry a `User-Agent` header; the answer is signed by the gateway.
         */
        VietnamPayPaymentRequest: components["schemas"]["OrderCore"] & {
            /**
             * @description What is bought.
             * @example Blue mug
             */
            productName?: string;
            /**
             * @description How the payer pays at the bank.
             * @example qrcode
             * @enum {string}
             */
            paymentMethodStr?: "qrcode" | "va";
            /**
             * @description Number of the bank. A bank that the operator has not listed is answered by HTTP 404.
             * @example 12
             */
            vaBankId?: number;
            sign: components["schemas"]["MethodSignature"];
        } & components["schemas"]["PayerAccount"];
        /**
         * Wallet payment
         * @description The short body that a redirect method needs.
         */
        WalletPaymentRequest: components["schemas"]["OrderCore"] & {
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"];
        /**
         * Cash App
         * @description A payment by Cash App. The answer carries a `payUrl` to redirect to.
         */
        CashAppPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * Crypto Pay
         * @description A payment by Crypto Pay. The answer carries a `payUrl` to redirect to.
         */
        CryptoPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * GCash
         * @description A payment by GCash. The answer carries a `payUrl` to redirect to.
         */
        GCashPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * Google Pay
         * @description A payment by Google Pay. The answer carries a `payUrl` to redirect to.
         */
        GooglePayPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * PIX
         * @description A payment by PIX. The answer carries a `payUrl` to redirect to.
         */
        PixPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * PerTransfer
         * @description A payment by PerTransfer, a bank transfer in Peru, in PEN only. The answer carries a `payUrl` to redirect to.
         */
        PerTransferPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * SEPA
         * @description A payment by SEPA. The answer carries a `payUrl` to redirect to.
         */
        SepaPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * SPEI
         * @description A payment by SPEI. The answer carries a `payUrl` to redirect to.
         */
        SpeiPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * What every success says
         * @description The envelope of an accepted request. The operation's own answer stands in `data`.
         */
        SuccessCore: {
            /**
             * @description `00000`: the request was accepted. How the payment stands is in `data`.
             * @example 00000
             * @constant
             */
            code: "00000";
            /**
             * @description Always `SUCCESS`.
             * @example SUCCESS
             * @constant
             */
            message: "SUCCESS";
        };
        /**
         * Trade number
         * @description The platform's own number for the order, unique and not guessable.
         * @example TG01K9ZC3M5Q8R7V2X4B6D
         */
        TradeNumber: string;
        /**
         * Payment status
         * @description How the payment stands at the moment of the answer.
         * @example 0
         * @enum {integer}
         */
        PayCode: 0 | 1 | 2;
        /**
         * Payment result
         * @description How a payment stands.
         */
        PaymentResult: {
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            payCode: components["schemas"]["PayCode"];
            /**
             * @description Where to redirect the payer. Always there for 3-D Secure, the cashier and the redirect methods.
             * @example http://localhost:8080/pay/TG01K9ZC3M5Q8R7V2X4B6D
             */
            payUrl?: string;
            /**
             * @description The result in words.
             * @example Waiting for the payer.
             */
            message?: string;
        };
        /**
         * Payment accepted
         * @description The order was taken; `data.payCode` says how it stands.
         */
        PaymentSuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["PaymentResult"];
        };
        /**
         * Payment to be paid on a page
         * @description How a payment stands whose payer is sent to a page.
         */
        RedirectResult: components["schemas"]["PaymentResult"] & {
            /**
             * @description Where to redirect the payer. Always there for this method.
             * @example http://localhost:8080/pay/TG01K9ZC3M5Q8R7V2X4B6D
             */
            payUrl: string;
        };
        /**
         * Payment accepted, redirect the payer
         * @description The order was taken; the payer pays on the page behind `data.payUrl`.
         */
        RedirectSuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["RedirectResult"];
        };
        /**
         * Signature of an answer
         * @description Base64 RSA-SHA256 (PKCS#1 v1.5) by the gateway's own key. See *Signing*.
         */
        AnswerSignature: string;
        /**
         * Vietnam Pay accepted
         * @description The order was taken. The answer is signed by the gateway over `tradeNo`, `merOrderNo` and `payCode`.
         */
        VietnamPaySuccess: components["schemas"]["PaymentSuccess"] & {
            sign: components["schemas"]["AnswerSignature"];
        };
        /**
         * Error code
         * @description Why a request was refused. This is the whole catalogue; `00000` is success and not in it.
         * @example 10004
         * @enum {string}
         */
        ErrorCode: "10001" | "10002" | "10003" | "10004" | "10005" | "10006" | "10007" | "10008" | "10009" | "10010" | "10011" | "20001" | "20002" | "20003" | "20004" | "30001" | "40001" | "90001" | "90002";
        /**
         * Failure
         * @description A refusal. It has no `data`.
         */
        Failure: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description What was wrong, in words; for invalid input it names each field.
             * @example The merchant number does not exist.
             */
            message: string;
            data?: never;
        };
        /**
         * Payment result
         * @description A payment reached its final result.
         */
        PaymentResultNotification: {
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /**
             * @description A result flag, not an error code.
             * @example 0
             * @enum {string}
             */
            code: "0" | "1";
            /**
             * @description The result in words.
             * @example Payment succeeded.
             */
            message: string;
        };
        /**
         * Chargeback number
         * @description The platform's number for one chargeback.
         * @example CB01K9ZC3M5Q8R7V2X4B6D
         */
        ChargebackNumber: string;
        /**
         * Chargeback
         * @description A payer had a payment charged back, or such a case was decided.
         */
        ChargebackNotification: {
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            chargebackNo: components["schemas"]["ChargebackNumber"];
            /**
             * @description How the case stands.
             * @example 2
             * @enum {integer}
             */
            state: 0 | 1 | 2;
            /**
             * @description The reason in words.
             * @example Goods not received.
             */
            message: string;
            /** @description Amount that is charged back. */
            chargebackAmount: components["schemas"]["Amount"];
            chargebackCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Cashier order
         * @description An order that the payer pays on the hosted cashier. It has no card fields; the payer types them there.
         */
        CashierOrderRequest: components["schemas"]["OrderCore"] & components["schemas"]["RequiredBillingDetails"] & components["schemas"]["RequiredShippingDetails"] & {
            /**
             * @description User agent of the payer's browser. May be empty or absent.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            productInfoList: components["schemas"]["ProductList"];
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"] & components["schemas"]["DeviceDetails"] & components["schemas"]["ChargebackAddress"];
        /**
         * Payment mode
         * @description The method of a payment. A method is paid in its own currencies only: `VN_BANK` in VND, `PIX` in BRL, `SPEI` in MXN, `SEPA` in EUR, `PER_TRANSFER` in PEN, `GCASH` in PHP, `CASH_APP` in USD, and `WECHAT`, `ALIPAY` and `UNIONPAY_H5` in CNY, HKD, USD, EUR, GBP, JPY, SGD, AUD, CAD and NZD. All others take every currency. An order in another currency is refused, and where the payer chooses the method, it is not offered. Cards and wallets wait 30 minutes for the payer, codes and crypto 15 minutes, bank transfers 3 days.
         * @example CREDIT_CARD
         * @enum {string}
         */
        PaymentMode: "CREDIT_CARD" | "UNIONPAY_H5" | "WECHAT" | "ALIPAY" | "APPLE_PAY" | "VN_BANK" | "CASH_APP" | "CRYPTO" | "GCASH" | "GOOGLE_PAY" | "PIX" | "PER_TRANSFER" | "SEPA" | "SPEI";
        /**
         * Cashier payment
         * @description An order that opens the hosted cashier directly at one method.
         */
        CashierPaymentRequest: components["schemas"]["OrderCore"] & {
            paymentMode: components["schemas"]["PaymentMode"];
            /**
             * @description User agent of the payer's browser. May be empty or absent.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            productInfoList: components["schemas"]["ProductList"];
            sign: components["schemas"]["Signature"];
        };
        /**
         * Payout kind
         * @description Selects the kind of payout.
         * @example 6
         * @enum {string}
         */
        WithdrawType: "1" | "2" | "3" | "4" | "5" | "6";
        /**
         * Kind of beneficiary
         * @description Whether a person or a business receives the payout.
         * @example individual
         * @enum {string}
         */
        BeneficiaryType: "individual" | "business";
        /**
         * Payout
         * @description Money sent from the merchant's balance to a beneficiary.
         */
        PayoutRequest: {
            merNo: components["schemas"]["MerchantNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount to pay out, with two decimals. */
            sourceAmount: components["schemas"]["Amount"];
            withdrawType: components["schemas"]["WithdrawType"];
            /** @description Where the beneficiary is sent back to, for kinds that have a page. */
            returnUrl?: components["schemas"]["WebAddress"];
            /**
             * @description Where the result is sent. Without it, no notification is sent.
             * @example http://localhost:9000/notify
             */
            notifyUrl?: components["schemas"]["WebAddress"];
            sign: components["schemas"]["Signature"];
            /**
             * @description The beneficiary's account: card number, account number, CLABE or Pix key, by `withdrawType`. Kept only in part. It has no spaces and must not end in a currency code followed by an amount, such as `USD10.00`.
             * @example 646180157000000004
             */
            cardNo: string;
            /**
             * @description First name of the beneficiary.
             * @example Grace
             */
            benFirstName: string;
            /**
             * @description Last name of the beneficiary.
             * @example Hopper
             */
            benLastName: string;
            /**
             * @description Telephone number of the beneficiary.
             * @example +525555550100
             */
            mobile?: string;
            /**
             * @description First line of the beneficiary's address.
             * @example Av. Reforma 1
             */
            addressLine?: string;
            /**
             * @description Second line of the beneficiary's address.
             * @example Piso 2
             */
            addressLine2?: string;
            /**
             * @description City of the beneficiary.
             * @example Mexico City
             */
            city?: string;
            /**
             * @description State or region of the beneficiary.
             * @example CDMX
             */
            state?: string;
            /**
             * @description Country of the beneficiary.
             * @example MX
             */
            countryCode?: components["schemas"]["CountryCode"] | components["schemas"]["EmptyText"];
            /**
             * @description Postal code of the beneficiary.
             * @example 06600
             */
            postCode?: string;
            /**
             * @description E-mail address of the beneficiary.
             * @example grace@example.com
             */
            email?: string;
            /** @description IP address from which the payout was asked for. */
            ipAddress?: components["schemas"]["IpAddress"];
            version: components["schemas"]["ApiVersion"];
            beneficiaryType?: components["schemas"]["BeneficiaryType"];
            /**
             * @description Kind of account holder.
             * @example 0
             */
            accountHolderType?: string;
        };
        /**
         * Payout result
         * @description How a payout stands.
         */
        PayoutResult: {
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            payCode: components["schemas"]["PayCode"];
        };
        /**
         * Payout accepted
         * @description The payout was taken; `data.payCode` says how it stands.
         */
        PayoutSuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["PayoutResult"];
        };
        /**
         * Payout result
         * @description A payout reached its final result.
         */
        PayoutResultNotification: {
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /**
             * @description A result flag, not an error code.
             * @example 0
             * @enum {string}
             */
            code: "0" | "1";
            /**
             * @description The result in words.
             * @example Payout succeeded.
             */
            message: string;
        };
        /**
         * Refund
         * @description Gives back a paid order, or a part of it. Several partial refunds are allowed, up to the paid amount.
         */
        RefundRequest: {
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Merchant order number of the paid order. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Amount to give back, with two decimals. */
            amount: components["schemas"]["Amount"];
            /**
             * @description Where the refund's result is sent. Without it, no notification is sent.
             * @example http://localhost:9000/notify
             */
            notifyUrl?: components["schemas"]["WebAddress"];
            sign: components["schemas"]["Signature"];
            /**
             * @description What is asked for.
             * @default refund
             * @example refund
             * @enum {string}
             */
            operationType: "refund";
            version: components["schemas"]["ApiVersion"];
            /** @description Trade number of the paid order. */
            tradeNo: components["schemas"]["TradeNumber"];
            /**
             * @description A note on the refund.
             * @example Customer returned the mug
             */
            remark?: string;
        };
        /**
         * Refund number
         * @description The platform's number for one accepted refund application.
         * @example RF01K9ZC3M5Q8R7V2X4B6D
         */
        RefundNumber: string;
        /**
         * Merchant number in an answer
         * @description The merchant number as answers carry it, as text.
         * @example 100001
         */
        MerchantNumberText: string;
        /**
         * Refund application
         * @description An accepted refund application.
         */
        RefundResult: {
            refundNo: components["schemas"]["RefundNumber"];
            tradeNo: components["schemas"]["TradeNumber"];
            merNo: components["schemas"]["MerchantNumberText"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Amount of the refund. */
            refundAmount: components["schemas"]["Amount"];
            refundCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Refund accepted
         * @description The refund application was accepted. Its result comes later.
         */
        RefundSuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["RefundResult"];
        };
        /**
         * Refund result
         * @description A refund reached its final result.
         */
        RefundResultNotification: {
            tradeNo: components["schemas"]["TradeNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            refundNo: components["schemas"]["RefundNumber"];
            /**
             * @description Result of the refund. Not the numbers of the refund query.
             * @example 0
             * @enum {integer}
             */
            state: 0 | 1;
            /**
             * @description The result in words.
             * @example Refund succeeded.
             */
            message: string;
            /** @description Amount of the refund. */
            refundAmount: components["schemas"]["Amount"];
            refundCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * What every order query says
         * @description The fields that both kinds of order query carry.
         */
        QueryCore: {
            merNo: components["schemas"]["MerchantNumber"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            sign: components["schemas"]["Signature"];
            /**
             * @description What is asked for.
             * @default query
             * @example query
             * @enum {string}
             */
            operationType: "query";
            version: components["schemas"]["ApiVersion"];
            tradeNo: components["schemas"]["TradeNumber"];
        };
        /**
         * Query of an order
         * @description Asks how a payment or payout stands.
         */
        SalesQueryRequest: components["schemas"]["QueryCore"] & {
            /**
             * @description `sales` asks for a payment or payout.
             * @example sales
             * @enum {string}
             */
            queryType: "sales";
            /** @description Not needed here. */
            refundNo?: string;
        };
        /**
         * Query of a refund
         * @description Asks how a refund stands.
         */
        RefundQueryRequest: components["schemas"]["QueryCore"] & {
            /**
             * @description `refund` asks for a refund.
             * @example refund
             * @enum {string}
             */
            queryType: "refund";
            refundNo: components["schemas"]["RefundNumber"];
        };
        /**
         * Order state
         * @description State of a payment or payout order. States move from 1 to 2 or 3 and never again.
         * @example 3
         * @enum {integer}
         */
        OrderState: 1 | 2 | 3;
        /**
         * Date and time
         * @description `YYYY-MM-DD HH:mm:ss`, in UTC unless the operator has set another zone.
         * @example 2026-11-01 00:00:00
         */
        DateTimeText: string;
        /**
         * Reported amount
         * @description Money in an answer, as text. Two decimals; up to eight where the settlement currency is a crypto currency.
         * @example 97.10
         */
        ReportedAmount: string;
        /**
         * Settlement currency
         * @description A currency code of ISO 4217, or the code of a crypto currency such as `USDT`: capital letters and digits, with at least one letter.
         * @example USD
         */
        SettlementCurrencyCode: string;
        /**
         * Settlement state
         * @description Whether the money of the payment is settled, so that it can be paid out.
         * @example 1
         * @enum {integer}
         */
        SettlementState: 0 | 1;
        /**
         * Later fields of the order query
         * @description What a query answers besides the state, where it is known.
         */
        LaterQueryFields: {
            /**
             * @description The result in words, as in the notification; the state in words while there is no result.
             * @example Payment succeeded.
             */
            message?: string;
            /** @description Amount that was charged back, in the currency of the order. */
            refuseAmount?: components["schemas"]["ReportedAmount"];
            /** @description Currency of `refuseAmount`, which is that of the order. */
            refuseCurrency?: components["schemas"]["CurrencyCode"];
            /** @description Amount that the chargeback took from the merchant, in the settlement currency. */
            actualRefuseAmount?: components["schemas"]["ReportedAmount"];
            /** @description Currency of `actualRefuseAmount`, the settlement currency of the order. */
            actualRefuseCurrency?: components["schemas"]["SettlementCurrencyCode"];
            /** @description Fees of what was asked for, in the settlement currency: of an order its percentage fee and its fixed fee together, of a refund its fixed fee. There once it has succeeded. */
            tradeFee?: components["schemas"]["ReportedAmount"];
            /** @description Whether the payment is settled, so that what the merchant receives can be paid out. Absent where nothing is settled. */
            settle?: components["schemas"]["SettlementState"];
            /** @description Network fee of a crypto payment, in the order's currency. */
            gasFee?: components["schemas"]["ReportedAmount"];
            /**
             * @description Hash of a crypto payment's transaction.
             * @example 0x9f2c41c0
             */
            transactionHash?: string;
            /** @description What the merchant receives of the payment, in the settlement currency: its amount less fees and security margin. There once the payment has succeeded; refunds and chargebacks do not change it. */
            receiveAmount?: components["schemas"]["ReportedAmount"];
        };
        /**
         * State of an order
         * @description How a payment or payout stands.
         */
        SalesQueryResult: {
            state: components["schemas"]["OrderState"];
            tradeNo: components["schemas"]["TradeNumber"];
            merNo: components["schemas"]["MerchantNumberText"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Until when the payer can pay; there while a payment is processing. It moves when the payer chooses a method: a bank transfer has days, a code has minutes. */
            expireTime?: components["schemas"]["DateTimeText"];
        } & components["schemas"]["LaterQueryFields"];
        /**
         * State of an order
         * @description How the payment or payout stands.
         */
        SalesQuerySuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["SalesQueryResult"];
        };
        /**
         * Refund state
         * @description State of a refund. States move from 4 to 5 or 6 and never again.
         * @example 6
         * @enum {integer}
         */
        RefundState: 4 | 5 | 6;
        /**
         * State of a refund
         * @description How a refund stands.
         */
        RefundQueryResult: {
            state: components["schemas"]["RefundState"];
            refundNo: components["schemas"]["RefundNumber"];
            /** @description Amount of the refund. */
            refundAmount: components["schemas"]["Amount"];
            refundCurrency: components["schemas"]["CurrencyCode"];
            tradeNo: components["schemas"]["TradeNumber"];
            merNo: components["schemas"]["MerchantNumberText"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
        } & components["schemas"]["LaterQueryFields"];
        /**
         * State of a refund
         * @description How the refund stands.
         */
        RefundQuerySuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["RefundQueryResult"];
        };
        /**
         * Query of a balance
         * @description Asks for the merchant's balance in one currency.
         */
        BalanceQueryRequest: {
            merNo: components["schemas"]["MerchantNumber"];
            version: components["schemas"]["ApiVersion"];
            sign: components["schemas"]["Signature"];
            currency: components["schemas"]["SettlementCurrencyCode"];
        };
        /**
         * Balance
         * @description The merchant's money in one currency.
         */
        Balance: {
            currency: components["schemas"]["SettlementCurrencyCode"];
            /** @description What can be paid out. */
            balance: components["schemas"]["ReportedAmount"];
            /** @description What is not settled yet. */
            unCheckedBalance: components["schemas"]["ReportedAmount"];
            /** @description Sum of the other two. */
            totalBalance: components["schemas"]["ReportedAmount"];
        };
        /**
         * Balance
         * @description The balance in the currency asked for.
         */
        BalanceSuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["Balance"];
        };
        /**
         * Span of time
         * @description Orders created from the one moment to the other, both included.
         */
        DateLimit: {
            from: components["schemas"]["DateTimeText"];
            /** @example 2026-11-30 23:59:59 */
            to: components["schemas"]["DateTimeText"];
        };
        /**
         * Query of the order list
         * @description Asks for orders, newest first, page by page. Filters that are absent or empty let everything through.
         */
        OrderListRequest: {
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Only these merchant order numbers. */
            merOrderNos?: components["schemas"]["MerchantOrderNumber"][];
            /** @description Only these trade numbers. */
            tradeNos?: components["schemas"]["TradeNumber"][];
            dateLimit?: components["schemas"]["DateLimit"];
            /** @example V3.0.1 */
            version: components["schemas"]["ApiVersion"];
            /**
             * @description Number of the page, from 1. From page 11 on, send a `pageSize` of at least 10 with it.
             * @default 1
             * @example 1
             */
            pageNum?: number;
            /**
             * @description Orders on a page. Send `pageNum` with it. From page 11 on, at least 10.
             * @default 20
             * @example 20
             */
            pageSize?: number;
            sign: components["schemas"]["Signature"];
        };
        /**
         * State in the order list
         * @description State of the newest refund that is processing or succeeded; the state of the order itself if there is none. A refund that failed changes nothing. Refunds are counted in the order in which they were accepted.
         * @example 3
         * @enum {integer}
         */
        ListedState: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * Margin state
         * @description Whether the security margin of the order is still held back. An order without a margin counts as released once it has succeeded.
         * @example 0
         * @enum {integer}
         */
        MarginState: 0 | 1;
        /**
         * Listed order
         * @description One order of the list, with its money.
         */
        OrderListItem: {
            state: components["schemas"]["ListedState"];
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description Percentage fee of the payment, in the settlement currency. Zero until the payment has succeeded. */
            handlingFee: components["schemas"]["ReportedAmount"];
            /** @description What the merchant receives of the payment, in the settlement currency: `settleAmount` less `handlingFee`, `transactionProcessingFee` and `margin`. Refunds and chargebacks do not change it. Zero until the payment has succeeded. */
            receiveAmount: components["schemas"]["ReportedAmount"];
            /** @description The order's amount in the settlement currency, before fees, margin, refunds and chargebacks. */
            settleAmount: components["schemas"]["ReportedAmount"];
            /** @description Security margin of the payment, in the settlement currency. `marginStatus` says whether it is still held back. */
            margin: components["schemas"]["ReportedAmount"];
            /** @description Fixed fee of the order, in the settlement currency: of a payment that succeeded, or of a payout. A payout that fails gets it back. */
            transactionProcessingFee: components["schemas"]["ReportedAmount"];
            /** @description Sum of the fees for refunds and chargebacks of the order, in the settlement currency. */
            exceptionHandlingFee: components["schemas"]["ReportedAmount"];
            /** @description Sum of the refunds that are done or in progress, in `refundCurrency`. */
            refundAmount: components["schemas"]["ReportedAmount"];
            /** @description The order's amount, in `sourceCurrency`. */
            sourceAmount: components["schemas"]["ReportedAmount"];
            /** @description Currency of `settleAmount`, the fees, the margin and `receiveAmount`. */
            settlementCurrency: components["schemas"]["SettlementCurrencyCode"];
            /** @description Currency of the refunds, which is that of the order. */
            refundCurrency: components["schemas"]["CurrencyCode"];
            /** @description Currency of the order. */
            sourceCurrency: components["schemas"]["CurrencyCode"];
            marginStatus: components["schemas"]["MarginState"];
            /**
             * @description Why the payment was charged back; empty when it was not.
             * @example
             */
            refusalPayReason: string;
            /**
             * @description The state in words: `Payment`, `Payout` or `Refund`, and `processing`, `failed` or `succeeded`. The reason of a failure stands in the answer of `/order/query` and in the notification.
             * @example Payment succeeded.
             */
            message: string;
            /** @description Whether the payment is settled, so that what the merchant receives can be paid out. Absent on orders that are never settled: payouts, and payments that failed or are processing. */
            settle?: components["schemas"]["SettlementState"];
        };
        /**
         * Page of orders
         * @description One page of the order list.
         */
        OrderList: {
            /**
             * @description Number of this page.
             * @example 1
             */
            pageNum: number;
            /**
             * @description Orders on a page.
             * @example 20
             */
            pageSize: number;
            /**
             * @description How many pages there are.
             * @example 1
             */
            totalPage: number;
            /**
             * @description How many orders there are.
             * @example 1
             */
            total: number;
            /** @description The orders of this page, newest first. */
            list: components["schemas"]["OrderListItem"][];
        };
        /**
         * Page of orders
         * @description One page of the order list.
         */
        OrderListSuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["OrderList"];
        };
        /**
         * State, as text
         * @description A state of the order list, as text. No order is listed with 5, so a filter by it finds nothing.
         * @example 3
         * @enum {string}
         */
        ListedStateText: "1" | "2" | "3" | "4" | "5" | "6";
        /**
         * Settlement state, as text
         * @description A settlement state, as text.
         * @example 1
         * @enum {string}
         */
        SettlementStateText: "0" | "1";
        /**
         * Date
         * @description `YYYY-MM-DD`, in UTC unless the operator has set another zone.
         * @example 2026-11-01
         */
        DateText: string;
        /**
         * Query of totals
         * @description Asks for the totals of the orders created in a span of days. Filters that are absent or empty let everything through.
         */
        AmountQueryRequest: {
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Only orders that the order list shows in these states. */
            orderStatusList?: components["schemas"]["ListedStateText"][];
            /** @description Only orders in these currencies. */
            sourceCurrencyList?: components["schemas"]["CurrencyCode"][];
            /** @description Only orders settled in these currencies. */
            settleCurrencyList?: components["schemas"]["SettlementCurrencyCode"][];
            /** @description Only these merchant order numbers. */
            merOrderNoList?: components["schemas"]["MerchantOrderNumber"][];
            /** @description Only orders in these settlement states. */
            settlementStatusList?: components["schemas"]["SettlementStateText"][];
            /** @description First day, included. */
            startDate: components["schemas"]["DateText"];
            /**
             * @description Last day, included.
             * @example 2026-11-30
             */
            endDate: components["schemas"]["DateText"];
            version: components["schemas"]["ApiVersion"];
            sign: components["schemas"]["Signature"];
        };
        /**
         * Settled total
         * @description Total of the settled payments in one settlement currency.
         */
        SettledTotal: {
            settleAmount: components["schemas"]["ReportedAmount"];
            settleCurrency: components["schemas"]["SettlementCurrencyCode"];
        };
        /**
         * Source total
         * @description Total of the successful payments in one currency.
         */
        SourceTotal: {
            sourceAmount: components["schemas"]["ReportedAmount"];
            sourceCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Totals
         * @description Totals of the matching payments that succeeded, one entry a currency. They are what the order list adds up to: an item with `settle` counts with its `sourceAmount`, an item with `settle` 1 also with its `settleAmount`.
         */
        AmountTotals: {
            /** @description Sums of `settleAmount` over payments that are settled. Refunds and chargebacks are not subtracted. */
            settleAmountList: components["schemas"]["SettledTotal"][];
            /** @description Sums of `sourceAmount` over payments that succeeded, settled or not. Refunds and chargebacks are not subtracted. */
            sourceAmountList: components["schemas"]["SourceTotal"][];
        };
        /**
         * Totals
         * @description Totals of the matching orders.
         */
        AmountTotalsSuccess: components["schemas"]["SuccessCore"] & {
            data: components["schemas"]["AmountTotals"];
        };
    };
    responses: {
        /** @description The body cannot be read, or a field breaks its table. The message names up to twenty fields, each with its rule. An optional field that is `null`, or a text that is empty, counts as absent; a required one is missing then. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Vietnam Pay did not find the merchant, or the bank. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Any method but POST. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 256 kB; or than 1536 kB if the operation takes a list of products, so that a thousand products fit at their full lengths. */
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The merchant sends more than its share, or too many requests without a right signature come from one address. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault inside the gateway. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The gateway cannot take requests just now. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The merchant has taken the notification. Anything but this exact text makes the gateway send it again. */
        Acknowledged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": "SUCCESS";
            };
        };
    };
    parameters: {
        /** @description Picks the pay-in method, and with it the request schema. Empty or absent means a credit card; an unknown value is refused. */
        PaymentType: components["schemas"]["PaymentType"];
        /** @description A page of a website that is configured for the merchant. Browsers send it by themselves; every other client must add it. Scheme, host and port are compared; a website configured as `http://localhost` stands for every port. */
        Referer: string;
        /** @description User agent of the caller. Vietnam Pay requires it; the other methods do not read it. */
        UserAgent: string;
        /** @description Makes a request safe to repeat: the same key with the same body gets the first answer again, with another body it is refused (`10006`). */
        IdempotencyKey: string;
        /** @description Id of the notification, the same on every attempt. */
        WebhookId: string;
        /** @description Moment of this attempt, in seconds since 1970. */
        WebhookTimestamp: string;
        /** @description One or more signatures of id, timestamp and body, by Standard Webhooks. */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the gateway's logs; quote it to the operator. */
        RequestId: string;
        /** @description The methods that the address takes. */
        Allow: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: {
        paymentResult: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Payment result
             * @description Sent to `notifyUrl` when a payment reaches its final result.
             */
            post: operations["paymentResult"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        refundResult: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Refund result
             * @description Sent to the `notifyUrl` of the refund application when it is resolved.
             */
            post: operations["refundResult"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        payoutResult: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Payout result
             * @description Sent to `notifyUrl` when a payout reaches its final result.
             */
            post: operations["payoutResult"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
        chargeback: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Chargeback
             * @description Sent to `protestNotifyUrl` when a payment is charged back, and again when the case is decided.
             */
            post: operations["chargeback"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
    };
}
export type $defs = Record<string, never>;
export interface operations {
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Picks the pay-in method, and with it the request schema. Empty or absent means a credit card; an unknown value is refused. */
                paymentType?: components["parameters"]["PaymentType"];
                /** @description A page of a website that is configured for the merchant. Browsers send it by themselves; every other client must add it. Scheme, host and port are compared; a website configured as `http://localhost` stands for every port. */
                Referer: components["parameters"]["Referer"];
                /** @description User agent of the caller. Vietnam Pay requires it; the other methods do not read it. */
                "User-Agent"?: components["parameters"]["UserAgent"];
                /** @description Makes a request safe to repeat: the same key with the same body gets the first answer again, with another body it is refused (`10006`). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardPaymentRequest"] | components["schemas"]["UnionPayPaymentRequest"] | components["schemas"]["WeChatPaymentRequest"] | components["schemas"]["AlipayPaymentRequest"] | components["schemas"]["ApplePayPaymentRequest"] | components["schemas"]["VietnamPayPaymentRequest"] | components["schemas"]["CashAppPaymentRequest"] | components["schemas"]["CryptoPaymentRequest"] | components["schemas"]["GCashPaymentRequest"] | components["schemas"]["GooglePayPaymentRequest"] | components["schemas"]["PixPaymentRequest"] | components["schemas"]["PerTransferPaymentRequest"] | components["schemas"]["SepaPaymentRequest"] | components["schemas"]["SpeiPaymentRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSuccess"] | components["schemas"]["RedirectSuccess"] | components["schemas"]["VietnamPaySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openCashier: {
        parameters: {
            query?: never;
            header: {
                /** @description A page of a website that is configured for the merchant. Browsers send it by themselves; every other client must add it. Scheme, host and port are compared; a website configured as `http://localhost` stands for every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to repeat: the same key with the same body gets the first answer again, with another body it is refused (`10006`). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashierOrderRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["Failure"];
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
    createCashierOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A page of a website that is configured for the merchant. Browsers send it by themselves; every other client must add it. Scheme, host and port are compared; a website configured as `http://localhost` stands for every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to repeat: the same key with the same body gets the first answer again, with another body it is refused (`10006`). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashierOrderRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectSuccess"] | components["schemas"]["Failure"];
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
    createCashierPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A page of a website that is configured for the merchant. Browsers send it by themselves; every other client must add it. Scheme, host and port are compared; a website configured as `http://localhost` stands for every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to repeat: the same key with the same body gets the first answer again, with another body it is refused (`10006`). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashierPaymentRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectSuccess"] | components["schemas"]["Failure"];
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
    createPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description A page of a website that is configured for the merchant. Browsers send it by themselves; every other client must add it. Scheme, host and port are compared; a website configured as `http://localhost` stands for every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to repeat: the same key with the same body gets the first answer again, with another body it is refused (`10006`). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSuccess"] | components["schemas"]["Failure"];
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
    applyRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat: the same key with the same body gets the first answer again, with another body it is refused (`10006`). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundSuccess"] | components["schemas"]["Failure"];
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
    queryOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesQueryRequest"] | components["schemas"]["RefundQueryRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesQuerySuccess"] | components["schemas"]["RefundQuerySuccess"] | components["schemas"]["Failure"];
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
    queryBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceQueryRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceSuccess"] | components["schemas"]["Failure"];
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
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderListRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListSuccess"] | components["schemas"]["Failure"];
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
    sumAmounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountQueryRequest"];
            };
        };
        responses: {
            /** @description The request could be read; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmountTotalsSuccess"] | components["schemas"]["Failure"];
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
    paymentResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Moment of this attempt, in seconds since 1970. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures of id, timestamp and body, by Standard Webhooks. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PaymentResultNotification"];
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            /** @description Not taken; the gateway sends again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; the gateway sends again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    refundResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Moment of this attempt, in seconds since 1970. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures of id, timestamp and body, by Standard Webhooks. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundResultNotification"];
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            /** @description Not taken; the gateway sends again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; the gateway sends again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    payoutResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Moment of this attempt, in seconds since 1970. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures of id, timestamp and body, by Standard Webhooks. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PayoutResultNotification"];
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            /** @description Not taken; the gateway sends again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; the gateway sends again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    chargeback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Moment of this attempt, in seconds since 1970. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures of id, timestamp and body, by Standard Webhooks. */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargebackNotification"];
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            /** @description Not taken; the gateway sends again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken; the gateway sends again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
