// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** path → operation. */
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
         * Create a payment
         * @description Creates a payment by card, or by the method in the `paymentType` header; each method has its own request schema. A declined card is not a failed request: the response is `00000` with `payCode` 1.
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
         * @description Creates an order and returns a page for the payer's browser. It summarises the order and forwards the payer to the cashier at the gateway's own address, where the payer chooses a method and pays. You may serve the page from your own address: it contains no card form. A refusal is JSON.
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
         * @description Creates an order and returns `payUrl`, the address of its cashier page, to which you redirect the payer. There the payer chooses among the merchant's methods that support the order currency, and pays.
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
         * Create a cashier payment for one method
         * @description Creates an order and returns `payUrl`, the address of a cashier page that offers only the method in `paymentMode`: the card form for `CREDIT_CARD`, payment instructions for all others.
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
         * @description Sends money from the merchant's balance to a beneficiary. The amount is held when the payout is accepted, debited if it succeeds and released if it fails.
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
         * @description Applies for a full or partial refund of a paid order. The result follows by notification, or can be queried with `/order/query`.
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
         * Query an order or refund
         * @description Returns the state of a payment or payout (`sales`) or of a refund (`refund`). `merOrderNo` and `tradeNo` must belong to the same order.
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
         * Query a balance
         * @description Returns the amount that the merchant can pay out in a currency, the amount that is not settled yet, and their sum. A currency that is neither an ISO 4217 currency nor a cryptocurrency is refused (`10009`).
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
         * @description Returns orders with their fees and settlement, newest first, in pages.
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
         * Query totals
         * @description Returns two totals of the matching orders, one entry per currency: the settled amount, and the amount that payers paid. Only successful payments are included.
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
/** The contract's schemas, parameters, headers and responses. */
export interface components {
    schemas: {
        /**
         * Payment type
         * @description Header value that selects the pay-in method. Empty or absent means credit card.
         * @example ALIPAY
         * @enum {string}
         */
        PaymentType: "" | "UNIONPAY_H5" | "WECHAT" | "ALIPAY" | "APPLE_PAY" | "VN_BANK" | "CASH_APP" | "CRYPTO" | "GCASH" | "GOOGLE_PAY" | "PIX" | "PER_TRANSFER" | "SEPA" | "SPEI";
        /**
         * Merchant number
         * @description Identifies the merchant; assigned at registration. At most 10 digits.
         * @example 100001
         */
        MerchantNumber: number;
        /**
         * Merchant order number
         * @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`.
         * @example ORDER-1001
         */
        MerchantOrderNumber: string;
        /**
         * Currency
         * @description Three-letter ISO 4217 currency code.
         * @example USD
         * @enum {string}
         */
        CurrencyCode: "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /**
         * Amount
         * @description Amount of money as a string with exactly two decimals, no sign, no leading zeros, at most 12 characters. In a currency without decimals (BIF, CLP, DJF, GNF, ISK, JPY, KMF, KRW, PYG, RWF, UGX, UYI, VND, VUV, XAF, XOF, XPF) the decimals are zeros: `100.00` JPY is 100 yen, and `100.50` JPY is refused (`10001`), except for a refund of what is left of an order. In a currency with more than two decimals the others cannot be sent.
         * @example 100.00
         */
        Amount: string;
        /**
         * URL
         * @description An absolute http or https URL that can be called: with a host, without a user name, and with a port from 1 to 65535 if it has one.
         * @example http://localhost/return
         */
        WebAddress: string;
        /**
         * IP address
         * @description IPv4 or IPv6 address.
         * @example 203.0.113.7
         */
        IpAddress: string;
        /**
         * Interface version
         * @description Version of the interface that the request uses.
         * @default V3.0.0
         * @example V3.0.0
         */
        ApiVersion: string;
        /**
         * Common pay-in fields
         * @description The fields of every pay-in order, regardless of its method.
         */
        OrderCore: {
            /** @description Identifies the merchant; assigned at registration. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Three-letter ISO 4217 currency code. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Total amount of the order, with two decimals. */
            sourceAmount: components["schemas"]["Amount"];
            /** @description URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its query string. A payer can forge them, so wait for the notification or query `/order/query`. */
            returnUrl: components["schemas"]["WebAddress"];
            /**
             * @description URL that receives the result notification. If it is absent, no notification is sent for this order.
             * @example http://localhost:9000/notify
             */
            notifyUrl?: components["schemas"]["WebAddress"];
            /** @description IP address of the payer. */
            ipAddress: components["schemas"]["IpAddress"];
            /** @description Version of the interface that the request uses. */
            version: components["schemas"]["ApiVersion"];
        };
        /**
         * Card
         * @description The payer's card. The number must pass the Luhn check, and the card must not have expired.
         */
        CardDetails: {
            /**
             * @description Card number, digits only. Never stored in full; only the first six and last four digits are kept.
             * @example 4242424242424242
             */
            cardNo: string;
            /**
             * @description Expiry month of the card.
             * @example 12
             */
            cardExpireMonth: string;
            /**
             * @description Expiry year of the card.
             * @example 2030
             */
            cardExpireYear: string;
            /**
             * @description Security code (CVV) of the card. Never stored.
             * @example 123
             */
            cardSecurityCode: string;
        };
        /**
         * Country
         * @description Two-letter ISO 3166-1 country code, or XK for Kosovo.
         * @example US
         * @enum {string}
         */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * Empty
         * @description An empty string. If a method exempts a field, an empty string and an absent field mean the same.
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
         * @description The payer's billing details. Methods that exempt these fields accept each of them empty or absent.
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
         * Non-empty string
         * @description A required string that must not be empty.
         */
        NonEmptyText: string;
        /**
         * Billing details, required
         * @description The payer's billing details, for methods that do not exempt these fields.
         */
        RequiredBillingDetails: components["schemas"]["BillingDetails"] & {
            /** @description A required string that must not be empty. */
            billingFirstName: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            billingLastName: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            billingAddress1: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            billingCity: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            billingState: components["schemas"]["NonEmptyText"];
            /** @description Two-letter ISO 3166-1 country code, or XK for Kosovo. */
            billingCountry: components["schemas"]["CountryCode"];
            /** @description A required string that must not be empty. */
            billingZipCode: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            billingPhone: components["schemas"]["NonEmptyText"];
            /** @description An e-mail address. */
            billingEmail: components["schemas"]["EmailAddress"];
        };
        /**
         * Shipping details
         * @description The recipient's shipping details. Methods that exempt these fields accept each of them empty or absent.
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
         * @description The recipient's shipping details, for methods that do not exempt these fields.
         */
        RequiredShippingDetails: components["schemas"]["ShippingDetails"] & {
            /** @description A required string that must not be empty. */
            shippingFirstName: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            shippingLastName: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            shippingAddress1: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            shippingCity: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            shippingState: components["schemas"]["NonEmptyText"];
            /** @description Two-letter ISO 3166-1 country code, or XK for Kosovo. */
            shippingCountry: components["schemas"]["CountryCode"];
            /** @description A required string that must not be empty. */
            shippingZipCode: components["schemas"]["NonEmptyText"];
            /** @description A required string that must not be empty. */
            shippingPhone: components["schemas"]["NonEmptyText"];
            /** @description An e-mail address. */
            shippingEmail: components["schemas"]["EmailAddress"];
        };
        /**
         * Product price
         * @description Unit price, as a string.
         * @example 50.00
         */
        ProductPrice: string;
        /**
         * Product quantity
         * @description Quantity, as a string: a whole number of at least 1.
         * @example 2
         */
        ProductQuantity: string;
        /**
         * Product
         * @description One product in the order.
         */
        ProductItem: {
            /**
             * @description The merchant's product number.
             * @example MUG-01
             */
            sku: string;
            /**
             * @description Product name.
             * @example Blue mug
             */
            productName: string;
            /** @description Unit price, as a string. */
            price: components["schemas"]["ProductPrice"];
            /** @description Quantity, as a string: a whole number of at least 1. */
            quantity: components["schemas"]["ProductQuantity"];
        };
        /**
         * Products
         * @description The products in the order.
         */
        ProductList: components["schemas"]["ProductItem"][];
        /**
         * Signature
         * @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/).
         * @example 7B52009B64FD0A2A49E6D8A939753077
         */
        Signature: string;
        /**
         * Payer's account
         * @description The payer's account with the merchant. Merchants of virtual products must send it.
         */
        PayerAccount: {
            /**
             * @description The merchant's unique ID for the payer.
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
         * @description The payer's device type.
         * @example WAP
         * @enum {string}
         */
        Terminal: "WEB" | "WAP" | "APP" | "MINI_APP";
        /**
         * Payer's terminal
         * @description The payer's device type and operating system.
         */
        PayerTerminal: {
            /** @description Operating system of the payer's phone. */
            osType?: components["schemas"]["OsType"];
            /** @description The payer's device type. */
            terminal?: components["schemas"]["Terminal"];
        };
        /**
         * Device
         * @description Details of the payer's device, collected by the merchant's page. All are optional and kept for the operator.
         */
        DeviceDetails: {
            /**
             * @description The browser's Accept header.
             * @example text/html
             */
            acceptHeader?: string;
            /**
             * @description The merchant's ID for the device.
             * @example d-5512
             */
            deviceId?: string;
            /**
             * @description Language tag. The hosted cashier uses this language if it is available.
             * @example en-GB
             */
            language?: string;
            /**
             * @description Time zone name.
             * @example Europe/London
             */
            timezone?: string;
            /**
             * @description Colour depth of the screen, in bits per pixel.
             * @example 24
             */
            screenColorDepth?: number;
            /**
             * @description Screen height in pixels.
             * @example 1080
             */
            screenHeight?: number;
            /**
             * @description Screen width in pixels.
             * @example 1920
             */
            screenWidth?: number;
            /**
             * @description Whether Java is enabled in the browser.
             * @example false
             */
            javaEnabled?: boolean;
            /**
             * @description Whether JavaScript is enabled in the browser.
             * @example true
             */
            javascriptEnabled?: boolean;
            /**
             * @description Latitude of the payer, in degrees north.
             * @example 51.5072
             */
            latitude?: string;
            /**
             * @description Longitude of the payer, in degrees east.
             * @example -0.1276
             */
            longitude?: string;
            /**
             * @description Device model.
             * @example Pixel 9
             */
            deviceModel?: string;
            /**
             * @description Operating system version.
             * @example 16
             */
            osVersion?: string;
        };
        /**
         * Chargeback notification URL
         * @description Where chargeback notifications are sent.
         */
        ChargebackAddress: {
            /**
             * @description URL that receives chargeback notifications for this order. If it is absent, none are sent.
             * @example http://localhost:9000/chargeback
             */
            protestNotifyUrl?: components["schemas"]["WebAddress"];
        };
        /**
         * Credit card
         * @description A payment by card. All fields that the field table marks as required are required here.
         */
        CardPaymentRequest: components["schemas"]["OrderCore"] & components["schemas"]["CardDetails"] & components["schemas"]["RequiredBillingDetails"] & components["schemas"]["RequiredShippingDetails"] & {
            /**
             * @description User agent of the payer's browser.
             * @example Mozilla/5.0
             */
            userAgent: string;
            /** @description The products in the order. */
            productInfoList: components["schemas"]["ProductList"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"] & components["schemas"]["DeviceDetails"] & components["schemas"]["ChargebackAddress"];
        /**
         * Card, may be empty
         * @description The card fields of a method that needs no card details in the request. Each may be empty or absent.
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
            /** @description The products in the order. May be empty or absent; an empty list and an empty string mean the same. */
            productInfoList?: components["schemas"]["ProductItem"][] | components["schemas"]["EmptyText"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"] & components["schemas"]["DeviceDetails"] & components["schemas"]["ChargebackAddress"];
        /**
         * Union Pay
         * @description A payment by Union Pay on a hosted page. The response contains a `payUrl`; redirect the payer to it.
         */
        UnionPayPaymentRequest: components["schemas"]["ExemptPaymentRequest"];
        /**
         * WeChat
         * @description A payment by WeChat Pay. The response contains a `payUrl`; redirect the payer to it.
         */
        WeChatPaymentRequest: components["schemas"]["ExemptPaymentRequest"];
        /**
         * Alipay
         * @description A payment by Alipay. The response contains a `payUrl`; redirect the payer to it.
         */
        AlipayPaymentRequest: components["schemas"]["ExemptPaymentRequest"];
        /**
         * Apple Pay product
         * @description One product in an Apple Pay order.
         */
        ApplePayProduct: {
            /**
             * @description The merchant's product number.
             * @example MUG-01
             */
            sku: string;
            /**
             * @description Product name.
             * @example Blue mug
             */
            productName: string;
            /**
             * @description URL of the product page in the merchant's shop.
             * @example http://localhost/mug
             */
            productUrl?: components["schemas"]["WebAddress"];
            /** @description Unit price, as a string. */
            price: components["schemas"]["ProductPrice"];
            /** @description Quantity, as a string: a whole number of at least 1. */
            quantity: components["schemas"]["ProductQuantity"];
        };
        /**
         * Apple Pay browser
         * @description Details of the payer's browser, collected by the merchant's page. All values are strings.
         */
        ApplePayBrowser: {
            /**
             * @description Screen height in pixels.
             * @example 844
             */
            screenHeight?: string;
            /**
             * @description Screen width in pixels.
             * @example 390
             */
            screenWidth?: string;
            /**
             * @description Difference between local time and UTC, in minutes.
             * @example -480
             */
            timeZoneOffset?: string;
            /**
             * @description User agent of the browser.
             * @example Mozilla/5.0
             */
            userAgent: string;
            /**
             * @description The merchant's ID for the visitor.
             * @example v-81f2
             */
            visitorId?: string;
        };
        /**
         * Signature in either format
         * @description Either the MD5 signature, or a base64-encoded RSA-SHA256 signature (PKCS#1 v1.5) over the same fields without the merchant key, made with the merchant's private key. See [RSA signatures](/docs/guides/rsa/).
         * @example 7B52009B64FD0A2A49E6D8A939753077
         */
        MethodSignature: string;
        /**
         * Apple Pay
         * @description A payment by Apple Pay. Its product list is named `products`.
         */
        ApplePayPaymentRequest: components["schemas"]["OrderCore"] & {
            /** @description The products in the order. */
            products: components["schemas"]["ApplePayProduct"][];
            /** @description Details of the payer's browser, collected by the merchant's page. All values are strings. */
            browser: components["schemas"]["ApplePayBrowser"];
            /** @description Either the MD5 signature, or a base64-encoded RSA-SHA256 signature (PKCS#1 v1.5) over the same fields without the merchant key, made with the merchant's private key. See [RSA signatures](/docs/guides/rsa/). */
            sign: components["schemas"]["MethodSignature"];
        } & components["schemas"]["PayerAccount"];
        /**
         * Vietnam Pay
         * @description A payment through a bank in Vietnam. The request must have a `User-Agent` header; the gateway signs the response.
         */
        VietnamPayPaymentRequest: components["schemas"]["OrderCore"] & {
            /**
             * @description The products in the order.
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
             * @description ID of the bank. If the bank is not on the operator's list, the response is HTTP 404.
             * @example 12
             */
            vaBankId?: number;
            /** @description Either the MD5 signature, or a base64-encoded RSA-SHA256 signature (PKCS#1 v1.5) over the same fields without the merchant key, made with the merchant's private key. See [RSA signatures](/docs/guides/rsa/). */
            sign: components["schemas"]["MethodSignature"];
        } & components["schemas"]["PayerAccount"];
        /**
         * Wallet payment
         * @description The short body of a redirect method.
         */
        WalletPaymentRequest: components["schemas"]["OrderCore"] & {
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"];
        /**
         * Cash App
         * @description A payment by Cash App. The response contains a `payUrl`; redirect the payer to it.
         */
        CashAppPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * Crypto Pay
         * @description A payment by Crypto Pay. The response contains a `payUrl`; redirect the payer to it.
         */
        CryptoPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * GCash
         * @description A payment by GCash. The response contains a `payUrl`; redirect the payer to it.
         */
        GCashPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * Google Pay
         * @description A payment by Google Pay. The response contains a `payUrl`; redirect the payer to it.
         */
        GooglePayPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * PIX
         * @description A payment by PIX. The response contains a `payUrl`; redirect the payer to it.
         */
        PixPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * PerTransfer
         * @description A payment by PerTransfer, a bank transfer in Peru, in PEN only. The response contains a `payUrl`; redirect the payer to it.
         */
        PerTransferPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * SEPA
         * @description A payment by SEPA. The response contains a `payUrl`; redirect the payer to it.
         */
        SepaPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * SPEI
         * @description A payment by SPEI. The response contains a `payUrl`; redirect the payer to it.
         */
        SpeiPaymentRequest: components["schemas"]["WalletPaymentRequest"];
        /**
         * Common success fields
         * @description The envelope of the response to an accepted request. `data` contains the operation's result.
         */
        SuccessCore: {
            /**
             * @description `00000`: the request was accepted. Whether a payment succeeded is in `data`.
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
         * @description The gateway's order number, unique and not guessable.
         * @example TG01K9ZC3M5Q8R7V2X4B6D
         */
        TradeNumber: string;
        /**
         * Payment status
         * @description Status of the payment at the time of the response.
         * @example 0
         * @enum {integer}
         */
        PayCode: 0 | 1 | 2;
        /**
         * Payment result
         * @description Status of a payment.
         */
        PaymentResult: {
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Status of the payment at the time of the response. */
            payCode: components["schemas"]["PayCode"];
            /**
             * @description URL to which you redirect the payer. Always present for 3-D Secure, the cashier and the redirect methods.
             * @example http://localhost:8080/pay/TG01K9ZC3M5Q8R7V2X4B6D
             */
            payUrl?: string;
            /**
             * @description Description of the result.
             * @example Waiting for the payer.
             */
            message?: string;
        };
        /**
         * Payment accepted
         * @description The order was accepted; `data.payCode` is the status of the payment.
         */
        PaymentSuccess: components["schemas"]["SuccessCore"] & {
            /** @description Status of a payment. */
            data: components["schemas"]["PaymentResult"];
        };
        /**
         * Payment on a hosted page
         * @description Status of a payment whose payer is redirected to a page.
         */
        RedirectResult: components["schemas"]["PaymentResult"] & {
            /**
             * @description URL to which you redirect the payer. Always present for this method.
             * @example http://localhost:8080/pay/TG01K9ZC3M5Q8R7V2X4B6D
             */
            payUrl: string;
        };
        /**
         * Payment accepted, redirect the payer
         * @description The order was accepted; the payer pays on the page at `data.payUrl`.
         */
        RedirectSuccess: components["schemas"]["SuccessCore"] & {
            /** @description Status of a payment whose payer is redirected to a page. */
            data: components["schemas"]["RedirectResult"];
        };
        /**
         * Response signature
         * @description Base64-encoded RSA-SHA256 signature (PKCS#1 v1.5), made with the gateway's key. See [RSA signatures](/docs/guides/rsa/).
         */
        AnswerSignature: string;
        /**
         * Vietnam Pay accepted
         * @description The order was accepted. The gateway signs `tradeNo`, `merOrderNo` and `payCode` of the response.
         */
        VietnamPaySuccess: components["schemas"]["PaymentSuccess"] & {
            /** @description Base64-encoded RSA-SHA256 signature (PKCS#1 v1.5), made with the gateway's key. See [RSA signatures](/docs/guides/rsa/). */
            sign: components["schemas"]["AnswerSignature"];
        };
        /**
         * Error code
         * @description Why a request was refused. These are all error codes; `00000` means success and is not one of them.
         * @example 10004
         * @enum {string}
         */
        ErrorCode: "10001" | "10002" | "10003" | "10004" | "10005" | "10006" | "10007" | "10008" | "10009" | "10010" | "10011" | "20001" | "20002" | "20003" | "20004" | "30001" | "40001" | "90001" | "90002";
        /**
         * Failure
         * @description Response to a refused request. It has no `data`.
         */
        Failure: {
            /** @description Why a request was refused. These are all error codes; `00000` means success and is not one of them. */
            code: components["schemas"]["ErrorCode"];
            /**
             * @description Description of the error; for invalid input it names each field.
             * @example The merchant number does not exist.
             */
            message: string;
            data?: never;
        };
        /**
         * Payment result
         * @description A payment has reached its final result.
         */
        PaymentResultNotification: {
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /**
             * @description A result flag, not an error code.
             * @example 0
             * @enum {string}
             */
            code: "0" | "1";
            /**
             * @description Description of the result.
             * @example Payment succeeded.
             */
            message: string;
        };
        /**
         * Chargeback number
         * @description The gateway's unique number for the chargeback.
         * @example CB01K9ZC3M5Q8R7V2X4B6D
         */
        ChargebackNumber: string;
        /**
         * Chargeback
         * @description A payment was charged back, or a chargeback was decided.
         */
        ChargebackNotification: {
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description The gateway's unique number for the chargeback. */
            chargebackNo: components["schemas"]["ChargebackNumber"];
            /**
             * @description State of the chargeback.
             * @example 2
             * @enum {integer}
             */
            state: 0 | 1 | 2;
            /**
             * @description Description of the reason.
             * @example Goods not received.
             */
            message: string;
            /** @description Amount charged back. */
            chargebackAmount: components["schemas"]["Amount"];
            /** @description Three-letter ISO 4217 currency code. */
            chargebackCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Cashier order
         * @description An order that the payer pays on the hosted cashier. It has no card fields; the payer enters the card there.
         */
        CashierOrderRequest: components["schemas"]["OrderCore"] & components["schemas"]["RequiredBillingDetails"] & components["schemas"]["RequiredShippingDetails"] & {
            /**
             * @description User agent of the payer's browser. May be empty or absent.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /** @description The products in the order. */
            productInfoList: components["schemas"]["ProductList"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
        } & components["schemas"]["PayerAccount"] & components["schemas"]["PayerTerminal"] & components["schemas"]["DeviceDetails"] & components["schemas"]["ChargebackAddress"];
        /**
         * Payment mode
         * @description The payment method. Each method supports only certain currencies: `VN_BANK` VND, `PIX` BRL, `SPEI` MXN, `SEPA` EUR, `PER_TRANSFER` PEN, `GCASH` PHP, `CASH_APP` USD, and `WECHAT`, `ALIPAY` and `UNIONPAY_H5` CNY, HKD, USD, EUR, GBP, JPY, SGD, AUD, CAD and NZD. All other methods support every currency. An operator can widen the currencies of a method; the message of a refusal names those in force. An order in an unsupported currency is refused; if the payer chooses the method, only supported methods are offered. A payer has 15 minutes to pay with `WECHAT`, `ALIPAY`, `VN_BANK`, `PIX` and `CRYPTO`, 3 days with `PER_TRANSFER`, `SEPA` and `SPEI`, and 30 minutes with the other methods.
         * @example CREDIT_CARD
         * @enum {string}
         */
        PaymentMode: "CREDIT_CARD" | "UNIONPAY_H5" | "WECHAT" | "ALIPAY" | "APPLE_PAY" | "VN_BANK" | "CASH_APP" | "CRYPTO" | "GCASH" | "GOOGLE_PAY" | "PIX" | "PER_TRANSFER" | "SEPA" | "SPEI";
        /**
         * Cashier payment
         * @description An order that opens the hosted cashier with one method already selected.
         */
        CashierPaymentRequest: components["schemas"]["OrderCore"] & {
            /** @description The payment method. Each method supports only certain currencies: `VN_BANK` VND, `PIX` BRL, `SPEI` MXN, `SEPA` EUR, `PER_TRANSFER` PEN, `GCASH` PHP, `CASH_APP` USD, and `WECHAT`, `ALIPAY` and `UNIONPAY_H5` CNY, HKD, USD, EUR, GBP, JPY, SGD, AUD, CAD and NZD. All other methods support every currency. An operator can widen the currencies of a method; the message of a refusal names those in force. An order in an unsupported currency is refused; if the payer chooses the method, only supported methods are offered. A payer has 15 minutes to pay with `WECHAT`, `ALIPAY`, `VN_BANK`, `PIX` and `CRYPTO`, 3 days with `PER_TRANSFER`, `SEPA` and `SPEI`, and 30 minutes with the other methods. */
            paymentMode: components["schemas"]["PaymentMode"];
            /**
             * @description User agent of the payer's browser. May be empty or absent.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /** @description The products in the order. */
            productInfoList: components["schemas"]["ProductList"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
        };
        /**
         * Payout type
         * @description Selects the payout method.
         * @example 6
         * @enum {string}
         */
        WithdrawType: "1" | "2" | "3" | "4" | "5" | "6";
        /**
         * Beneficiary type
         * @description Whether the beneficiary is a person or a business.
         * @example individual
         * @enum {string}
         */
        BeneficiaryType: "individual" | "business";
        /**
         * Payout
         * @description A transfer of money from the merchant's balance to a beneficiary.
         */
        PayoutRequest: {
            /** @description Identifies the merchant; assigned at registration. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Three-letter ISO 4217 currency code. */
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Amount to pay out, with two decimals. */
            sourceAmount: components["schemas"]["Amount"];
            /** @description Selects the payout method. */
            withdrawType: components["schemas"]["WithdrawType"];
            /** @description URL to which the beneficiary is redirected, for payout types that have a page. */
            returnUrl?: components["schemas"]["WebAddress"];
            /**
             * @description URL that receives the result notification. If it is absent, no notification is sent.
             * @example http://localhost:9000/payouts
             */
            notifyUrl?: components["schemas"]["WebAddress"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
            /**
             * @description The beneficiary's account: card number, account number, CLABE or Pix key, depending on `withdrawType`. It must not contain spaces or end with a currency code followed by an amount, such as `USD10.00`.
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
            /** @description IP address from which the payout was requested. */
            ipAddress?: components["schemas"]["IpAddress"];
            /** @description Version of the interface that the request uses. */
            version: components["schemas"]["ApiVersion"];
            /** @description Whether the beneficiary is a person or a business. */
            beneficiaryType?: components["schemas"]["BeneficiaryType"];
            /**
             * @description Type of account holder.
             * @example 0
             */
            accountHolderType?: string;
        };
        /**
         * Payout result
         * @description Status of a payout.
         */
        PayoutResult: {
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Status of the payment at the time of the response. */
            payCode: components["schemas"]["PayCode"];
        };
        /**
         * Payout accepted
         * @description The payout was accepted; `data.payCode` is its status.
         */
        PayoutSuccess: components["schemas"]["SuccessCore"] & {
            /** @description Status of a payout. */
            data: components["schemas"]["PayoutResult"];
        };
        /**
         * Payout result
         * @description A payout has reached its final result.
         */
        PayoutResultNotification: {
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /**
             * @description A result flag, not an error code.
             * @example 0
             * @enum {string}
             */
            code: "0" | "1";
            /**
             * @description Description of the result.
             * @example Payout succeeded.
             */
            message: string;
        };
        /**
         * Refund
         * @description Refunds a paid order in full or in part. Several partial refunds are allowed, up to the paid amount.
         */
        RefundRequest: {
            /** @description Identifies the merchant; assigned at registration. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Merchant order number of the paid order. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Amount to refund, with two decimals. */
            amount: components["schemas"]["Amount"];
            /**
             * @description URL that receives the refund result. If it is absent, no notification is sent.
             * @example http://localhost:9000/notify
             */
            notifyUrl?: components["schemas"]["WebAddress"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
            /**
             * @description The requested operation.
             * @default refund
             * @example refund
             * @enum {string}
             */
            operationType: "refund";
            /** @description Version of the interface that the request uses. */
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
         * @description The gateway's unique number for an accepted refund.
         * @example RF01K9ZC3M5Q8R7V2X4B6D
         */
        RefundNumber: string;
        /**
         * Merchant number in a response
         * @description The merchant number as a string, as used in responses.
         * @example 100001
         */
        MerchantNumberText: string;
        /**
         * Refund application
         * @description An accepted refund application.
         */
        RefundResult: {
            /** @description The gateway's unique number for an accepted refund. */
            refundNo: components["schemas"]["RefundNumber"];
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant number as a string, as used in responses. */
            merNo: components["schemas"]["MerchantNumberText"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Amount of the refund. */
            refundAmount: components["schemas"]["Amount"];
            /** @description Three-letter ISO 4217 currency code. */
            refundCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Refund accepted
         * @description The refund application was accepted. Its result follows later.
         */
        RefundSuccess: components["schemas"]["SuccessCore"] & {
            /** @description An accepted refund application. */
            data: components["schemas"]["RefundResult"];
        };
        /**
         * Refund result
         * @description A refund has reached its final result.
         */
        RefundResultNotification: {
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description The gateway's unique number for an accepted refund. */
            refundNo: components["schemas"]["RefundNumber"];
            /**
             * @description Result of the refund. Its values differ from those of the refund query.
             * @example 0
             * @enum {integer}
             */
            state: 0 | 1;
            /**
             * @description Description of the result.
             * @example The refund succeeded.
             */
            message: string;
            /** @description Amount of the refund. */
            refundAmount: components["schemas"]["Amount"];
            /** @description Three-letter ISO 4217 currency code. */
            refundCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Common order query fields
         * @description The fields that both types of order query have.
         */
        QueryCore: {
            /** @description Identifies the merchant; assigned at registration. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
            /**
             * @description The requested operation.
             * @default query
             * @example query
             * @enum {string}
             */
            operationType: "query";
            /** @description Version of the interface that the request uses. */
            version: components["schemas"]["ApiVersion"];
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
        };
        /**
         * Order query
         * @description Queries the state of a payment or payout.
         */
        SalesQueryRequest: components["schemas"]["QueryCore"] & {
            /**
             * @description `sales` queries a payment or payout.
             * @example sales
             * @enum {string}
             */
            queryType: "sales";
            /** @description Not required for this query. */
            refundNo?: string;
        };
        /**
         * Refund query
         * @description Queries the state of a refund.
         */
        RefundQueryRequest: components["schemas"]["QueryCore"] & {
            /**
             * @description `refund` queries a refund.
             * @example refund
             * @enum {string}
             */
            queryType: "refund";
            /** @description The gateway's unique number for an accepted refund. */
            refundNo: components["schemas"]["RefundNumber"];
        };
        /**
         * Order state
         * @description State of a payment or payout. It changes once, from 1 to 2 or 3.
         * @example 3
         * @enum {integer}
         */
        OrderState: 1 | 2 | 3;
        /**
         * Date and time
         * @description Date and time as `YYYY-MM-DD HH:mm:ss`, in UTC unless the operator has set another time zone.
         * @example 2026-11-01 00:00:00
         */
        DateTimeText: string;
        /**
         * Reported amount
         * @description Amount of money in a response, as a string with two decimals, or up to eight if the settlement currency is a cryptocurrency.
         * @example 97.10
         */
        ReportedAmount: string;
        /**
         * Settlement currency
         * @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`: capital letters and digits, with at least one letter.
         * @example USD
         */
        SettlementCurrencyCode: string;
        /**
         * Settlement state
         * @description Whether the payment is settled, so that it can be paid out.
         * @example 1
         * @enum {integer}
         */
        SettlementState: 0 | 1;
        /**
         * Further fields of the order query
         * @description Fields that the response to a query contains in addition to the state, if known.
         */
        LaterQueryFields: {
            /**
             * @description Description of the result, as in the notification; while there is no result, description of the state.
             * @example Payment succeeded.
             */
            message?: string;
            /** @description Amount charged back, in the order currency. */
            refuseAmount?: components["schemas"]["ReportedAmount"];
            /** @description Currency of `refuseAmount`, the order currency. */
            refuseCurrency?: components["schemas"]["CurrencyCode"];
            /** @description Amount that the chargeback deducted from the merchant's balance, in the settlement currency. */
            actualRefuseAmount?: components["schemas"]["ReportedAmount"];
            /** @description Currency of `actualRefuseAmount`, the settlement currency of the order. */
            actualRefuseCurrency?: components["schemas"]["SettlementCurrencyCode"];
            /** @description Fees in the settlement currency: for an order, its percentage fee plus its fixed fee; for a refund, its fixed fee. Present once the order or refund has succeeded. */
            tradeFee?: components["schemas"]["ReportedAmount"];
            /** @description Whether the payment is settled, so that the merchant's share can be paid out. Absent if there is nothing to settle. */
            settle?: components["schemas"]["SettlementState"];
            /** @description Network fee of a crypto payment, in the order currency. */
            gasFee?: components["schemas"]["ReportedAmount"];
            /**
             * @description Transaction hash of a crypto payment.
             * @example 0x9f2c41c0
             */
            transactionHash?: string;
            /** @description Amount that the merchant receives for the payment, in the settlement currency: its amount less fees and security margin. Present once the payment has succeeded; refunds and chargebacks do not change it. */
            receiveAmount?: components["schemas"]["ReportedAmount"];
        };
        /**
         * State of an order
         * @description State of a payment or payout.
         */
        SalesQueryResult: {
            /** @description State of a payment or payout. It changes once, from 1 to 2 or 3. */
            state: components["schemas"]["OrderState"];
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant number as a string, as used in responses. */
            merNo: components["schemas"]["MerchantNumberText"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description Deadline by which the payer must pay; present while a payment is processing. It changes when the payer chooses a method: bank transfers allow days, codes only minutes. */
            expireTime?: components["schemas"]["DateTimeText"];
        } & components["schemas"]["LaterQueryFields"];
        /**
         * State of an order
         * @description The state of the payment or payout.
         */
        SalesQuerySuccess: components["schemas"]["SuccessCore"] & {
            /** @description State of a payment or payout. */
            data: components["schemas"]["SalesQueryResult"];
        };
        /**
         * Refund state
         * @description State of a refund. It changes once, from 4 to 5 or 6.
         * @example 6
         * @enum {integer}
         */
        RefundState: 4 | 5 | 6;
        /**
         * State of a refund
         * @description State of a refund.
         */
        RefundQueryResult: {
            /** @description State of a refund. It changes once, from 4 to 5 or 6. */
            state: components["schemas"]["RefundState"];
            /** @description The gateway's unique number for an accepted refund. */
            refundNo: components["schemas"]["RefundNumber"];
            /** @description Amount of the refund. */
            refundAmount: components["schemas"]["Amount"];
            /** @description Three-letter ISO 4217 currency code. */
            refundCurrency: components["schemas"]["CurrencyCode"];
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description The merchant number as a string, as used in responses. */
            merNo: components["schemas"]["MerchantNumberText"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
        } & components["schemas"]["LaterQueryFields"];
        /**
         * State of a refund
         * @description The state of the refund.
         */
        RefundQuerySuccess: components["schemas"]["SuccessCore"] & {
            /** @description State of a refund. */
            data: components["schemas"]["RefundQueryResult"];
        };
        /**
         * Balance query
         * @description Queries the merchant's balance in one currency.
         */
        BalanceQueryRequest: {
            /** @description Identifies the merchant; assigned at registration. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Version of the interface that the request uses. */
            version: components["schemas"]["ApiVersion"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`: capital letters and digits, with at least one letter. */
            currency: components["schemas"]["SettlementCurrencyCode"];
        };
        /**
         * Balance
         * @description The merchant's balance in one currency.
         */
        Balance: {
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`: capital letters and digits, with at least one letter. */
            currency: components["schemas"]["SettlementCurrencyCode"];
            /** @description Amount that can be paid out. */
            balance: components["schemas"]["ReportedAmount"];
            /** @description Amount that is not settled yet. */
            unCheckedBalance: components["schemas"]["ReportedAmount"];
            /** @description Sum of `balance` and `unCheckedBalance`. */
            totalBalance: components["schemas"]["ReportedAmount"];
        };
        /**
         * Balance
         * @description The balance in the requested currency.
         */
        BalanceSuccess: components["schemas"]["SuccessCore"] & {
            /** @description The merchant's balance in one currency. */
            data: components["schemas"]["Balance"];
        };
        /**
         * Time range
         * @description Only orders created between these two times, both inclusive.
         */
        DateLimit: {
            /** @description Date and time as `YYYY-MM-DD HH:mm:ss`, in UTC unless the operator has set another time zone. */
            from: components["schemas"]["DateTimeText"];
            /**
             * @description Date and time as `YYYY-MM-DD HH:mm:ss`, in UTC unless the operator has set another time zone.
             * @example 2026-11-30 23:59:59
             */
            to: components["schemas"]["DateTimeText"];
        };
        /**
         * Order list query
         * @description Lists orders, newest first, in pages. A filter that is absent or empty matches everything.
         */
        OrderListRequest: {
            /** @description Identifies the merchant; assigned at registration. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Only orders with these merchant order numbers. */
            merOrderNos?: components["schemas"]["MerchantOrderNumber"][];
            /** @description Only orders with these trade numbers. */
            tradeNos?: components["schemas"]["TradeNumber"][];
            /** @description Only orders created between these two times, both inclusive. */
            dateLimit?: components["schemas"]["DateLimit"];
            /**
             * @description Version of the interface that the request uses.
             * @example V3.0.1
             */
            version: components["schemas"]["ApiVersion"];
            /**
             * @description Page number, starting at 1. From page 11 on, also send a `pageSize` of at least 10.
             * @default 1
             * @example 1
             */
            pageNum?: number;
            /**
             * @description Number of orders per page. If you send it, also send `pageNum`; from page 11 on, it must be at least 10.
             * @default 20
             * @example 20
             */
            pageSize?: number;
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
        };
        /**
         * State in the order list
         * @description State of the refund that was accepted last and is processing or succeeded; if there is none, the state of the order itself. A failed refund does not change it.
         * @example 3
         * @enum {integer}
         */
        ListedState: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * Margin state
         * @description Whether the security margin of the order is still held. An order without a margin counts as released once it has succeeded.
         * @example 0
         * @enum {integer}
         */
        MarginState: 0 | 1;
        /**
         * Listed order
         * @description One order in the list, with its amounts and fees.
         */
        OrderListItem: {
            /** @description State of the refund that was accepted last and is processing or succeeded; if there is none, the state of the order itself. A failed refund does not change it. */
            state: components["schemas"]["ListedState"];
            /** @description The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end with the beginning of one, such as `USD10.` or `USD10.0`. */
            merOrderNo: components["schemas"]["MerchantOrderNumber"];
            /** @description The gateway's order number, unique and not guessable. */
            tradeNo: components["schemas"]["TradeNumber"];
            /** @description Percentage fee of the payment, in the settlement currency. Zero until the payment has succeeded. */
            handlingFee: components["schemas"]["ReportedAmount"];
            /** @description Amount that the merchant receives for the payment, in the settlement currency: `settleAmount` less `handlingFee`, `transactionProcessingFee` and `margin`. Zero until the payment has succeeded; refunds and chargebacks do not change it. */
            receiveAmount: components["schemas"]["ReportedAmount"];
            /** @description The order amount in the settlement currency, before fees, margin, refunds and chargebacks. */
            settleAmount: components["schemas"]["ReportedAmount"];
            /** @description Security margin of the payment, in the settlement currency. `marginStatus` says whether it is still held. */
            margin: components["schemas"]["ReportedAmount"];
            /** @description Fixed fee of a successful payment or of a payout, in the settlement currency. It is returned if the payout fails. */
            transactionProcessingFee: components["schemas"]["ReportedAmount"];
            /** @description Sum of the fees for the order's refunds and chargebacks, in the settlement currency. */
            exceptionHandlingFee: components["schemas"]["ReportedAmount"];
            /** @description Sum of the refunds that are completed or in progress, in `refundCurrency`. */
            refundAmount: components["schemas"]["ReportedAmount"];
            /** @description The order amount, in `sourceCurrency`. */
            sourceAmount: components["schemas"]["ReportedAmount"];
            /** @description Currency of `settleAmount`, the fees, the margin and `receiveAmount`. */
            settlementCurrency: components["schemas"]["SettlementCurrencyCode"];
            /** @description Currency of the refunds, which is the order currency. */
            refundCurrency: components["schemas"]["CurrencyCode"];
            /** @description Currency of the order. */
            sourceCurrency: components["schemas"]["CurrencyCode"];
            /** @description Whether the security margin of the order is still held. An order without a margin counts as released once it has succeeded. */
            marginStatus: components["schemas"]["MarginState"];
            /**
             * @description Why the payment was charged back; empty if it was not.
             * @example
             */
            refusalPayReason: string;
            /**
             * @description Description of the state: `Payment`, `Payout` or `Refund`, followed by `processing`, `failed` or `succeeded`. The reason for a failure is in the response of `/order/query` and in the notification.
             * @example Payment succeeded.
             */
            message: string;
            /** @description Whether the payment is settled, so that the merchant's share can be paid out. Absent for orders that are never settled (payouts and failed payments) and for payments that are processing. */
            settle?: components["schemas"]["SettlementState"];
        };
        /**
         * Page of orders
         * @description One page of the order list.
         */
        OrderList: {
            /**
             * @description Page number.
             * @example 1
             */
            pageNum: number;
            /**
             * @description Number of orders per page.
             * @example 20
             */
            pageSize: number;
            /**
             * @description Total number of pages.
             * @example 1
             */
            totalPage: number;
            /**
             * @description Total number of orders.
             * @example 1
             */
            total: number;
            /** @description The orders on this page, newest first. */
            list: components["schemas"]["OrderListItem"][];
        };
        /**
         * Page of orders
         * @description One page of the order list.
         */
        OrderListSuccess: components["schemas"]["SuccessCore"] & {
            /** @description One page of the order list. */
            data: components["schemas"]["OrderList"];
        };
        /**
         * State, as a string
         * @description A state of the order list, as a string. No order is listed with 5, so filtering by it finds nothing.
         * @example 3
         * @enum {string}
         */
        ListedStateText: "1" | "2" | "3" | "4" | "5" | "6";
        /**
         * Settlement state, as a string
         * @description A settlement state, as a string.
         * @example 1
         * @enum {string}
         */
        SettlementStateText: "0" | "1";
        /**
         * Date
         * @description Date as `YYYY-MM-DD`, in UTC unless the operator has set another time zone.
         * @example 2026-11-01
         */
        DateText: string;
        /**
         * Totals query
         * @description Queries the totals of the orders created in a range of days. A filter that is absent or empty matches everything.
         */
        AmountQueryRequest: {
            /** @description Identifies the merchant; assigned at registration. At most 10 digits. */
            merNo: components["schemas"]["MerchantNumber"];
            /** @description Only orders in these states, as shown in the order list. */
            orderStatusList?: components["schemas"]["ListedStateText"][];
            /** @description Only orders in these currencies. */
            sourceCurrencyList?: components["schemas"]["CurrencyCode"][];
            /** @description Only orders settled in these currencies. */
            settleCurrencyList?: components["schemas"]["SettlementCurrencyCode"][];
            /** @description Only orders with these merchant order numbers. */
            merOrderNoList?: components["schemas"]["MerchantOrderNumber"][];
            /** @description Only orders in these settlement states. */
            settlementStatusList?: components["schemas"]["SettlementStateText"][];
            /** @description First day, inclusive. */
            startDate: components["schemas"]["DateText"];
            /**
             * @description Last day, inclusive.
             * @example 2026-11-30
             */
            endDate: components["schemas"]["DateText"];
            /** @description Version of the interface that the request uses. */
            version: components["schemas"]["ApiVersion"];
            /** @description MD5 of the operation's signed fields and the merchant key, as 32 uppercase hexadecimal characters. See [Sign a request](/docs/guides/signing/). */
            sign: components["schemas"]["Signature"];
        };
        /**
         * Settled total
         * @description Total of settled payments in one settlement currency.
         */
        SettledTotal: {
            /** @description Amount of money in a response, as a string with two decimals, or up to eight if the settlement currency is a cryptocurrency. */
            settleAmount: components["schemas"]["ReportedAmount"];
            /** @description ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`: capital letters and digits, with at least one letter. */
            settleCurrency: components["schemas"]["SettlementCurrencyCode"];
        };
        /**
         * Source total
         * @description Total of successful payments in one currency.
         */
        SourceTotal: {
            /** @description Amount of money in a response, as a string with two decimals, or up to eight if the settlement currency is a cryptocurrency. */
            sourceAmount: components["schemas"]["ReportedAmount"];
            /** @description Three-letter ISO 4217 currency code. */
            sourceCurrency: components["schemas"]["CurrencyCode"];
        };
        /**
         * Totals
         * @description Totals of the matching payments that succeeded, one entry per currency. They equal the sums over the order list: every item with a `settle` field counts with its `sourceAmount`, and an item with `settle` 1 also counts with its `settleAmount`.
         */
        AmountTotals: {
            /** @description Sums of `settleAmount` over settled payments. Refunds and chargebacks are not subtracted. */
            settleAmountList: components["schemas"]["SettledTotal"][];
            /** @description Sums of `sourceAmount` over successful payments, settled or not. Refunds and chargebacks are not subtracted. */
            sourceAmountList: components["schemas"]["SourceTotal"][];
        };
        /**
         * Totals
         * @description Totals of the matching orders.
         */
        AmountTotalsSuccess: components["schemas"]["SuccessCore"] & {
            /** @description Totals of the matching payments that succeeded, one entry per currency. They equal the sums over the order list: every item with a `settle` field counts with its `sourceAmount`, and an item with `settle` 1 also counts with its `settleAmount`. */
            data: components["schemas"]["AmountTotals"];
        };
    };
    responses: {
        /** @description The body cannot be read, or a field is invalid. The message names up to 20 fields, each with its rule. An optional field that is `null` or an empty string counts as absent; a required one then counts as missing. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description With `VN_BANK`, an unknown merchant (`10004`) or an unknown bank (`10011`). A path that no operation has is answered with 404 and `10011` too, whatever the method. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request used a method other than POST. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 1536 kB, the limit of operations that accept a product list. */
        ContentWithProductsTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
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
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The merchant has exceeded its rate limit, or one IP address has sent too many incorrectly signed requests. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description An internal error in the gateway. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The gateway is temporarily unable to accept requests. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The merchant has accepted the notification. With any other response, or none within 15 seconds, the gateway retries. */
        Acknowledged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": "SUCCESS";
            };
        };
        /** @description The body is larger than 256 kB. */
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Selects the pay-in method, and with it the request schema. Empty or absent means credit card; an unknown value is refused. */
        PaymentType: components["schemas"]["PaymentType"];
        /** @description A page on a website that is registered for the merchant; a client that is not a browser must add this header. Scheme, host and port are compared, and `http://localhost` matches every port. */
        Referer: string;
        /** @description User agent of the caller. Required for Vietnam Pay; ignored for all other methods. */
        UserAgent: string;
        /** @description Makes a request safe to retry. The same key with the same request (path, `paymentType`, and body byte for byte) returns the first response again. With a different one it is refused (`10006`). If the first is still at the bank, the repeated request waits for its response, at most until the acquirer's deadline. If there is none by then, because the gateway was stopped meanwhile, the response has the order's state: while it is pending, `payCode` 2 with the `payUrl` on which the payer can follow it. The same body with another `paymentType` is another payment. A key belongs to its merchant. Payments and cashier orders share one set of keys; payouts and refunds have one each. Keys of payments and payouts are remembered for at least 30 days; after that, a repeated request is refused because its order number has been used (`10006`). Keys of refunds are remembered for ever. */
        IdempotencyKey: string;
        /** @description Unique ID of the notification, the same on every attempt. */
        WebhookId: string;
        /** @description Time of this attempt, in seconds since 1970-01-01 00:00:00 UTC. */
        WebhookTimestamp: string;
        /** @description One or more signatures over ID, timestamp and body, as defined by Standard Webhooks. */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request in the gateway's logs. Quote it when you contact the operator. */
        RequestId: string;
        /** @description Present if the request was refused: the page about the error code, with the relation `help`. A path without a host is on the gateway itself. */
        Link: string;
        /** @description The HTTP methods that this path supports. */
        Allow: string;
        /** @description Seconds to wait before you retry. */
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
             * @description Sent to the `notifyUrl` of the refund application when the refund succeeds or fails.
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
             * @description Sent to `protestNotifyUrl` when a payment is charged back, and again when the chargeback is decided.
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
                /** @description Selects the pay-in method, and with it the request schema. Empty or absent means credit card; an unknown value is refused. */
                paymentType?: components["parameters"]["PaymentType"];
                /** @description A page on a website that is registered for the merchant; a client that is not a browser must add this header. Scheme, host and port are compared, and `http://localhost` matches every port. */
                Referer: components["parameters"]["Referer"];
                /** @description User agent of the caller. Required for Vietnam Pay; ignored for all other methods. */
                "User-Agent"?: components["parameters"]["UserAgent"];
                /** @description Makes a request safe to retry. The same key with the same request (path, `paymentType`, and body byte for byte) returns the first response again. With a different one it is refused (`10006`). If the first is still at the bank, the repeated request waits for its response, at most until the acquirer's deadline. If there is none by then, because the gateway was stopped meanwhile, the response has the order's state: while it is pending, `payCode` 2 with the `payUrl` on which the payer can follow it. The same body with another `paymentType` is another payment. A key belongs to its merchant. Payments and cashier orders share one set of keys; payouts and refunds have one each. Keys of payments and payouts are remembered for at least 30 days; after that, a repeated request is refused because its order number has been used (`10006`). Keys of refunds are remembered for ever. */
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSuccess"] | components["schemas"]["RedirectSuccess"] | components["schemas"]["VietnamPaySuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentWithProductsTooLarge"];
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
                /** @description A page on a website that is registered for the merchant; a client that is not a browser must add this header. Scheme, host and port are compared, and `http://localhost` matches every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to retry. The same key with the same request (path, `paymentType`, and body byte for byte) returns the first response again. With a different one it is refused (`10006`). If the first is still at the bank, the repeated request waits for its response, at most until the acquirer's deadline. If there is none by then, because the gateway was stopped meanwhile, the response has the order's state: while it is pending, `payCode` 2 with the `payUrl` on which the payer can follow it. The same body with another `paymentType` is another payment. A key belongs to its merchant. Payments and cashier orders share one set of keys; payouts and refunds have one each. Keys of payments and payouts are remembered for at least 30 days; after that, a repeated request is refused because its order number has been used (`10006`). Keys of refunds are remembered for ever. */
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentWithProductsTooLarge"];
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
                /** @description A page on a website that is registered for the merchant; a client that is not a browser must add this header. Scheme, host and port are compared, and `http://localhost` matches every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to retry. The same key with the same request (path, `paymentType`, and body byte for byte) returns the first response again. With a different one it is refused (`10006`). If the first is still at the bank, the repeated request waits for its response, at most until the acquirer's deadline. If there is none by then, because the gateway was stopped meanwhile, the response has the order's state: while it is pending, `payCode` 2 with the `payUrl` on which the payer can follow it. The same body with another `paymentType` is another payment. A key belongs to its merchant. Payments and cashier orders share one set of keys; payouts and refunds have one each. Keys of payments and payouts are remembered for at least 30 days; after that, a repeated request is refused because its order number has been used (`10006`). Keys of refunds are remembered for ever. */
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentWithProductsTooLarge"];
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
                /** @description A page on a website that is registered for the merchant; a client that is not a browser must add this header. Scheme, host and port are compared, and `http://localhost` matches every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to retry. The same key with the same request (path, `paymentType`, and body byte for byte) returns the first response again. With a different one it is refused (`10006`). If the first is still at the bank, the repeated request waits for its response, at most until the acquirer's deadline. If there is none by then, because the gateway was stopped meanwhile, the response has the order's state: while it is pending, `payCode` 2 with the `payUrl` on which the payer can follow it. The same body with another `paymentType` is another payment. A key belongs to its merchant. Payments and cashier orders share one set of keys; payouts and refunds have one each. Keys of payments and payouts are remembered for at least 30 days; after that, a repeated request is refused because its order number has been used (`10006`). Keys of refunds are remembered for ever. */
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectSuccess"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentWithProductsTooLarge"];
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
                /** @description A page on a website that is registered for the merchant; a client that is not a browser must add this header. Scheme, host and port are compared, and `http://localhost` matches every port. */
                Referer: components["parameters"]["Referer"];
                /** @description Makes a request safe to retry. The same key with the same request (path, `paymentType`, and body byte for byte) returns the first response again. With a different one it is refused (`10006`). If the first is still at the bank, the repeated request waits for its response, at most until the acquirer's deadline. If there is none by then, because the gateway was stopped meanwhile, the response has the order's state: while it is pending, `payCode` 2 with the `payUrl` on which the payer can follow it. The same body with another `paymentType` is another payment. A key belongs to its merchant. Payments and cashier orders share one set of keys; payouts and refunds have one each. Keys of payments and payouts are remembered for at least 30 days; after that, a repeated request is refused because its order number has been used (`10006`). Keys of refunds are remembered for ever. */
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
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
                /** @description Makes a request safe to retry. The same key with the same request (path, `paymentType`, and body byte for byte) returns the first response again. With a different one it is refused (`10006`). If the first is still at the bank, the repeated request waits for its response, at most until the acquirer's deadline. If there is none by then, because the gateway was stopped meanwhile, the response has the order's state: while it is pending, `payCode` 2 with the `payUrl` on which the payer can follow it. The same body with another `paymentType` is another payment. A key belongs to its merchant. Payments and cashier orders share one set of keys; payouts and refunds have one each. Keys of payments and payouts are remembered for at least 30 days; after that, a repeated request is refused because its order number has been used (`10006`). Keys of refunds are remembered for ever. */
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
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
            /** @description The request was readable; `code` says whether it was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["Link"];
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
                /** @description Unique ID of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Time of this attempt, in seconds since 1970-01-01 00:00:00 UTC. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures over ID, timestamp and body, as defined by Standard Webhooks. */
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
            /** @description Not acknowledged; the gateway retries. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not acknowledged; the gateway retries. */
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
                /** @description Unique ID of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Time of this attempt, in seconds since 1970-01-01 00:00:00 UTC. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures over ID, timestamp and body, as defined by Standard Webhooks. */
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
            /** @description Not acknowledged; the gateway retries. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not acknowledged; the gateway retries. */
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
                /** @description Unique ID of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Time of this attempt, in seconds since 1970-01-01 00:00:00 UTC. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures over ID, timestamp and body, as defined by Standard Webhooks. */
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
            /** @description Not acknowledged; the gateway retries. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not acknowledged; the gateway retries. */
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
                /** @description Unique ID of the notification, the same on every attempt. */
                "webhook-id"?: components["parameters"]["WebhookId"];
                /** @description Time of this attempt, in seconds since 1970-01-01 00:00:00 UTC. */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestamp"];
                /** @description One or more signatures over ID, timestamp and body, as defined by Standard Webhooks. */
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
            /** @description Not acknowledged; the gateway retries. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not acknowledged; the gateway retries. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
