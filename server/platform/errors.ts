import { type ErrorBody, type ErrorCode, errorStatuses } from '#contract/errors.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { type ApiWords, apiWords } from '#server/platform/language/api-words.ts';

export type Wording = (words: ApiWords, language: Language) => string;

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly #wording: Wording;
  readonly #details: Readonly<Record<string, string | number | Wording>> | undefined;

  /**
   * @param wording when more specific than the catalogue's; a string is in the person's language already
   * @param details messages by field, or figures of the message
   */
  constructor(
    code: ErrorCode,
    wording: string | Wording = ({ errors }) => errors[code],
    details?: Record<string, string | number | Wording>,
  ) {
    const say = typeof wording === 'string' ? () => wording : wording;
    super(say(apiWords[defaultLanguage], defaultLanguage));
    this.code = code;
    this.status = errorStatuses[code];
    this.#wording = say;
    this.#details = details;
  }

  /** Its message is also that of a field of the form. */
  static inField(code: ErrorCode, field: string, wording: Wording = ({ errors }) => errors[code]): ApiError {
    return new ApiError(code, wording, { [field]: wording });
  }

  bodyIn(language: Language): ErrorBody {
    const words = apiWords[language];
    const body = { code: this.code, message: this.#wording(words, language) };
    if (this.#details === undefined) return body;
    const details = Object.entries(this.#details).map(([name, told]) => [
      name,
      typeof told === 'function' ? told(words, language) : told,
    ]);
    return { ...body, details: Object.fromEntries(details) };
  }
}

/** Holds the caller's response and the severity for the log. */
export abstract class DependencyError extends Error {
  abstract readonly errorCode: ErrorCode;
  abstract readonly logLevel: 'warn' | 'error';
}

export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}
