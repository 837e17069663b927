// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

export type ChannelFields =
  | { readonly required: readonly string[]; readonly fields: Readonly<Record<string, ChannelFields | null>> }
  | { readonly items: ChannelFields | null }
  | { readonly by: string; readonly variants: Readonly<Record<string, ChannelFields>> };

/** The fields that each answer has. A part that has none of its own is null. */
export const channelFields = {
  AuthorizeAnswer: {
    required: ["callId", "tradeNo", "currency", "amount", "kind", "message"],
    fields: {
      callId: null,
      tradeNo: null,
      attempt: null,
      refundNo: null,
      currency: null,
      amount: null,
      acquirerReference: null,
      arn: null,
      networkTransactionId: null,
      authorisationCode: null,
      decline: {
        required: ["class"],
        fields: {
          class: null,
          schemeCode: null,
          adviceCode: null,
        },
      },
      threeDSecure: {
        required: ["version"],
        fields: {
          version: null,
          eci: null,
          dsTransId: null,
          liability: null,
        },
      },
      addressCheck: null,
      securityCodeCheck: null,
      fee: {
        required: ["currency", "amount"],
        fields: {
          currency: null,
          amount: null,
        },
      },
      kind: null,
      message: null,
      action: {
        by: "kind",
        variants: {
          redirect: {
            required: ["kind", "url"],
            fields: {
              kind: null,
              url: null,
              appUrl: null,
            },
          },
          code: {
            required: ["kind", "text"],
            fields: {
              kind: null,
              text: null,
              appUrl: null,
            },
          },
          transfer: {
            required: ["kind", "lines"],
            fields: {
              kind: null,
              lines: {
                items: {
                  required: ["name", "value"],
                  fields: {
                    name: null,
                    value: null,
                  },
                },
              },
            },
          },
          address: {
            required: ["kind", "address", "network", "uri", "currency", "amount", "rate", "rateUntil"],
            fields: {
              kind: null,
              address: null,
              network: null,
              uri: null,
              currency: null,
              amount: null,
              rate: null,
              rateUntil: null,
            },
          },
        },
      },
      chain: {
        required: ["transactionHash", "gasFee"],
        fields: {
          transactionHash: null,
          gasFee: null,
        },
      },
    },
  },
  CompleteAnswer: {
    required: ["callId", "tradeNo", "currency", "amount", "kind", "message"],
    fields: {
      callId: null,
      tradeNo: null,
      attempt: null,
      refundNo: null,
      currency: null,
      amount: null,
      acquirerReference: null,
      arn: null,
      networkTransactionId: null,
      authorisationCode: null,
      decline: {
        required: ["class"],
        fields: {
          class: null,
          schemeCode: null,
          adviceCode: null,
        },
      },
      threeDSecure: {
        required: ["version"],
        fields: {
          version: null,
          eci: null,
          dsTransId: null,
          liability: null,
        },
      },
      addressCheck: null,
      securityCodeCheck: null,
      fee: {
        required: ["currency", "amount"],
        fields: {
          currency: null,
          amount: null,
        },
      },
      kind: null,
      message: null,
      chain: {
        required: ["transactionHash", "gasFee"],
        fields: {
          transactionHash: null,
          gasFee: null,
        },
      },
    },
  },
  RefundAnswer: {
    required: ["callId", "tradeNo", "currency", "amount", "kind", "message"],
    fields: {
      callId: null,
      tradeNo: null,
      attempt: null,
      refundNo: null,
      currency: null,
      amount: null,
      acquirerReference: null,
      arn: null,
      networkTransactionId: null,
      authorisationCode: null,
      decline: {
        required: ["class"],
        fields: {
          class: null,
          schemeCode: null,
          adviceCode: null,
        },
      },
      threeDSecure: {
        required: ["version"],
        fields: {
          version: null,
          eci: null,
          dsTransId: null,
          liability: null,
        },
      },
      addressCheck: null,
      securityCodeCheck: null,
      fee: {
        required: ["currency", "amount"],
        fields: {
          currency: null,
          amount: null,
        },
      },
      kind: null,
      message: null,
    },
  },
  ReturnMoneyAnswer: {
    required: ["callId", "tradeNo", "currency", "amount", "kind", "message"],
    fields: {
      callId: null,
      tradeNo: null,
      attempt: null,
      refundNo: null,
      currency: null,
      amount: null,
      acquirerReference: null,
      arn: null,
      networkTransactionId: null,
      authorisationCode: null,
      decline: {
        required: ["class"],
        fields: {
          class: null,
          schemeCode: null,
          adviceCode: null,
        },
      },
      threeDSecure: {
        required: ["version"],
        fields: {
          version: null,
          eci: null,
          dsTransId: null,
          liability: null,
        },
      },
      addressCheck: null,
      securityCodeCheck: null,
      fee: {
        required: ["currency", "amount"],
        fields: {
          currency: null,
          amount: null,
        },
      },
      kind: null,
      message: null,
    },
  },
  PayoutAnswer: {
    required: ["callId", "tradeNo", "currency", "amount", "kind", "message"],
    fields: {
      callId: null,
      tradeNo: null,
      attempt: null,
      refundNo: null,
      currency: null,
      amount: null,
      acquirerReference: null,
      arn: null,
      networkTransactionId: null,
      authorisationCode: null,
      decline: {
        required: ["class"],
        fields: {
          class: null,
          schemeCode: null,
          adviceCode: null,
        },
      },
      threeDSecure: {
        required: ["version"],
        fields: {
          version: null,
          eci: null,
          dsTransId: null,
          liability: null,
        },
      },
      addressCheck: null,
      securityCodeCheck: null,
      fee: {
        required: ["currency", "amount"],
        fields: {
          currency: null,
          amount: null,
        },
      },
      kind: null,
      message: null,
    },
  },
  InquireAnswer: {
    required: ["callId", "tradeNo", "currency", "amount", "kind", "message"],
    fields: {
      callId: null,
      tradeNo: null,
      attempt: null,
      refundNo: null,
      currency: null,
      amount: null,
      acquirerReference: null,
      arn: null,
      networkTransactionId: null,
      authorisationCode: null,
      decline: {
        required: ["class"],
        fields: {
          class: null,
          schemeCode: null,
          adviceCode: null,
        },
      },
      threeDSecure: {
        required: ["version"],
        fields: {
          version: null,
          eci: null,
          dsTransId: null,
          liability: null,
        },
      },
      addressCheck: null,
      securityCodeCheck: null,
      fee: {
        required: ["currency", "amount"],
        fields: {
          currency: null,
          amount: null,
        },
      },
      kind: null,
      message: null,
      action: {
        by: "kind",
        variants: {
          redirect: {
            required: ["kind", "url"],
            fields: {
              kind: null,
              url: null,
              appUrl: null,
            },
          },
          code: {
            required: ["kind", "text"],
            fields: {
              kind: null,
              text: null,
              appUrl: null,
            },
          },
          transfer: {
            required: ["kind", "lines"],
            fields: {
              kind: null,
              lines: {
                items: {
                  required: ["name", "value"],
                  fields: {
                    name: null,
                    value: null,
                  },
                },
              },
            },
          },
          address: {
            required: ["kind", "address", "network", "uri", "currency", "amount", "rate", "rateUntil"],
            fields: {
              kind: null,
              address: null,
              network: null,
              uri: null,
              currency: null,
              amount: null,
              rate: null,
              rateUntil: null,
            },
          },
        },
      },
      chain: {
        required: ["transactionHash", "gasFee"],
        fields: {
          transactionHash: null,
          gasFee: null,
        },
      },
    },
  },
  CancelAnswer: {
    required: ["callId", "tradeNo", "currency", "amount", "kind", "message"],
    fields: {
      callId: null,
      tradeNo: null,
      attempt: null,
      refundNo: null,
      currency: null,
      amount: null,
      acquirerReference: null,
      arn: null,
      networkTransactionId: null,
      authorisationCode: null,
      decline: {
        required: ["class"],
        fields: {
          class: null,
          schemeCode: null,
          adviceCode: null,
        },
      },
      threeDSecure: {
        required: ["version"],
        fields: {
          version: null,
          eci: null,
          dsTransId: null,
          liability: null,
        },
      },
      addressCheck: null,
      securityCodeCheck: null,
      fee: {
        required: ["currency", "amount"],
        fields: {
          currency: null,
          amount: null,
        },
      },
      kind: null,
      message: null,
      chain: {
        required: ["transactionHash", "gasFee"],
        fields: {
          transactionHash: null,
          gasFee: null,
        },
      },
    },
  },
  Capabilities: {
    required: ["callId", "versions", "claims"],
    fields: {
      callId: null,
      versions: {
        items: null,
      },
      claims: {
        items: null,
      },
      methods: {
        items: null,
      },
      currencies: {
        items: null,
      },
      countries: {
        items: null,
      },
      inquiryDays: null,
      idempotencyDays: null,
    },
  },
  ChangesAnswer: {
    required: ["callId", "changes", "next", "more"],
    fields: {
      callId: null,
      changes: {
        items: {
          by: "kind",
          variants: {
            chargeback: {
              required: ["changeId", "at", "kind", "tradeNo", "caseId", "stage", "state", "currency", "amount"],
              fields: {
                changeId: null,
                at: null,
                kind: null,
                tradeNo: null,
                attempt: null,
                caseId: null,
                stage: null,
                state: null,
                currency: null,
                amount: null,
                reasonCode: null,
                reason: null,
                answerBy: null,
              },
            },
            reversal: {
              required: ["changeId", "at", "kind", "of", "tradeNo", "refundNo", "currency", "amount"],
              fields: {
                changeId: null,
                at: null,
                kind: null,
                of: null,
                tradeNo: null,
                refundNo: null,
                currency: null,
                amount: null,
                reason: null,
              },
            },
            transfer: {
              required: ["changeId", "at", "kind", "acquirerReference", "currency", "amount"],
              fields: {
                changeId: null,
                at: null,
                kind: null,
                acquirerReference: null,
                currency: null,
                amount: null,
                reference: null,
                tradeNo: null,
              },
            },
          },
        },
      },
      next: null,
      more: null,
    },
  },
  SettlementReportsAnswer: {
    required: ["callId", "report", "next"],
    fields: {
      callId: null,
      report: {
        required: ["reportId", "currency", "from", "to", "paidOn", "total", "lineCount", "lines", "page"],
        fields: {
          reportId: null,
          currency: null,
          from: null,
          to: null,
          paidOn: null,
          total: null,
          bankReference: null,
          lineCount: null,
          lines: {
            items: {
              required: ["lineId", "type", "at", "currency", "gross", "fee", "net"],
              fields: {
                lineId: null,
                type: null,
                tradeNo: null,
                attempt: null,
                refundNo: null,
                acquirerReference: null,
                arn: null,
                at: null,
                currency: null,
                gross: null,
                fee: null,
                net: null,
                note: null,
              },
            },
          },
          page: null,
        },
      },
      next: null,
    },
  },
  Hint: {
    required: ["numbers"],
    fields: {
      numbers: {
        items: null,
      },
    },
  },
} as const satisfies Record<string, ChannelFields>;
