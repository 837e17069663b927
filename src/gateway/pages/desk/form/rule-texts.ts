// What people read beside the fields of a routing rule.

export const RULE_TEXTS = {
  comment: { label: 'What it is for', word: 'What it is for' },
  name: { label: 'Name', hint: 'Decisions in orders name it, such as European cards.', word: 'Name' },
  methods: { label: 'Methods', word: 'Methods' },
  currencies: { label: 'Currencies', hint: 'Such as EUR, USD.', word: 'Currencies' },
  amount: {
    label: 'Amount',
    hint: 'In one currency, such as EUR 10.00 to 500.00, or EUR from 500.00.',
    word: 'Amount',
  },
  cardCountries: {
    label: 'Countries of cards',
    hint: 'Where the card was issued, by your table of cards, such as DE, FR.',
    word: 'Countries of cards',
  },
  cardRegions: {
    label: 'Regions of cards',
    hint: 'As your table of cards calls them, such as domestic, eea.',
    word: 'Regions of cards',
  },
  cardRanges: {
    label: 'First digits of cards',
    hint: 'One a line, such as 411111, or 411111 to 411119. At most six digits.',
    word: 'First digits of cards',
  },
  merchants: { label: 'Merchants', hint: 'Their numbers, such as 100001, 100002.', word: 'Merchants' },
  times: {
    label: 'Times',
    hint: 'One a line, on the clocks of the gateway, such as Mon-Fri 08:00-18:00.',
    word: 'Times',
  },
  percent: {
    label: 'Share of such orders, in percent',
    hint: 'To try a rule on a part of them. An order stays in its part.',
    word: 'Share of such orders',
  },
  strategy: { label: 'How it chooses', word: 'How it chooses' },
  acquirers: { label: 'Acquirers', word: 'Acquirers' },
  floorPercent: {
    label: 'For each but the best, in percent',
    hint: 'Only for the best success rate: so many orders try it, so that its rate stays known. 5 if you leave it empty.',
    word: 'For each but the best',
  },
  retriesDeclined: { label: 'After a decline', word: 'After a decline' },
} as const;
