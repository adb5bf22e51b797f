import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import type { MessageArea } from './messageAreas.ts';
import type { Messages } from './messages.ts';

/** Messages of the languages that an operator has added, by language and area. */
export type OperatorMessages = Readonly<Record<Locale, Readonly<Record<MessageArea, Messages>>>>;

/** The server and the code of the pages are built apart, and each has its own copy of this module. */
const KEY = Symbol.for('operator-messages');

interface WithMessages {
  [KEY]?: OperatorMessages;
}

/** Gives the server's operator its messages. They are no part of the settings that a document is compared by. */
export function withMessages(operator: Operator, messages: OperatorMessages): Operator {
  return Object.assign(operator, { [KEY]: messages });
}

/** The messages that the server has given to an operator. */
export function messagesOfOperator(operator: Operator): OperatorMessages {
  return (operator as WithMessages)[KEY] ?? {};
}
