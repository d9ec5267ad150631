import type { Check, SingleCheck } from './check.ts';
import { checkCall } from './checks/check-call.ts';
import { checkConstant } from './checks/check-constant.ts';
import { checkField } from './checks/check-field.ts';
import { checkPage } from './checks/check-page.ts';
import { checkRefusal } from './checks/check-refusal.ts';
import { checkResult } from './checks/check-result.ts';
import { checkTest } from './checks/check-test.ts';
import { checkError, checkText } from './checks/check-text.ts';
import type { Row } from './row.ts';

/** Why the row does not hold today; `undefined` where it does. */
export async function whyNot(row: Row): Promise<string | undefined> {
  const reasons = await Promise.all(singleChecks(row.check).map((check) => evaluate(row, check)));
  return reasons.find((reason) => reason !== undefined);
}

export const singleChecks = (check: Check): readonly SingleCheck[] =>
  check.by === 'every' ? check.checks : [check];

function evaluate(row: Row, check: SingleCheck): Promise<string | undefined> | string | undefined {
  switch (check.by) {
    case 'text':
      return checkText(row);
    case 'error':
      return checkError(row, check);
    case 'refusal':
      return checkRefusal(row, check);
    case 'call':
      return checkCall(check);
    case 'field':
      return checkField(check);
    case 'page':
      return checkPage(check);
    case 'constant':
      return checkConstant(check);
    case 'result':
      return checkResult(check);
    case 'journey':
    case 'test':
      return checkTest(row, check);
  }
}
