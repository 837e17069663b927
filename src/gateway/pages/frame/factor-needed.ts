/** Thrown wherever a submitted form needs the second factor: it is asked for in one place, and the form is sent afterwards. */
export class FactorNeededError extends Error {
  constructor() {
    super('the second factor was not shown lately enough');
    this.name = 'FactorNeededError';
  }
}
