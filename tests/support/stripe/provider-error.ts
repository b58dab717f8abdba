/** An answer as the provider's documentation of errors has it. */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string },
  ) {
    super(error.message);
  }
}

export const refuse = (message: string, code?: string, param?: string, status = 400) =>
  new ProviderError(status, { type: "invalid_request_error", message, ...(code && { code }), ...(param && { param }) });

export const failed = () => new ProviderError(500, { type: "api_error", message: "Something went wrong on our side." });
