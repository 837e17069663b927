/** An expected failure of a tool. Its message is written for the assistant and its user. */
export class ToolError extends Error {}
