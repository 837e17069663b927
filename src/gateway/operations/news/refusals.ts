export interface NewsRefusals {
  readonly newsNotFound: { readonly newsId: string };
}

export interface NewsProblems {
  readonly alwaysMailed: undefined;
  readonly topicRepeated: undefined;
}
