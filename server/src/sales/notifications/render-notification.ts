import type { ProductKind, Text } from '@portal/shared/contract';
import type { NotificationFacts } from '#src/platform/database/index.ts';
import { drawMail, type MailText } from '#src/platform/messaging/index.ts';
import { fillPlaceholders } from '#src/platform/text/index.ts';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };
import { messageKeyOf, type NotificationEvent } from './notification-events.ts';

/**
 * All notifications by language, with their frame. Placeholders in braces: title, orderNo, amount, day,
 * until, reason, body, carrier, trackingNo, people, meeting, leader, extras, balance,
 * balanceDue. A paragraph with a placeholder without a value is left out.
 */
export const notificationMessages: Readonly<Record<'zh' | 'en', typeof zh>> = { zh, en };

/** The content of a notification in the buyer's language. */
export interface Notification {
  readonly event: NotificationEvent;
  readonly language: 'zh' | 'en';
  readonly facts: NotificationFacts;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
});

type Values = Readonly<Record<string, string | undefined>>;

const extrasIn = ({ language, facts: { extras } }: Notification): string | undefined =>
  extras
    ?.map(({ name, quantity }) => `${language === 'en' ? (name.en ?? name.zh) : name.zh} × ${quantity}`)
    .join(language === 'en' ? ', ' : '、');

const valuesOf = (notification: Notification): Values => {
  const { language, facts } = notification;
  const textIn = (text: Text | undefined) => (language === 'en' ? (text?.en ?? text?.zh) : text?.zh);
  return {
    body: textIn(facts.body),
    ...{ name: facts.name, orderNo: facts.orderNo, reason: facts.reason },
    ...{ carrier: facts.carrier, trackingNo: facts.trackingNo },
    title: textIn(facts.title),
    amount: (facts.amount / 100).toFixed(2),
    day: facts.day ?? undefined,
    people: facts.people?.toString(),
    balance: facts.balance === undefined ? undefined : (facts.balance / 100).toFixed(2),
    balanceDue: facts.balanceDue,
    ...{ meeting: facts.meeting, leader: facts.leader },
    until: facts.expiresAt && clock.format(new Date(facts.expiresAt)),
    extras: extrasIn(notification),
  };
};

/** A sentence with its values, or undefined when one is missing. */
const interpolate = (sentence: string, values: Values): string | undefined => {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !values[name])) return undefined;
  return fillPlaceholders(sentence, values);
};

const subjectOf = ({ facts: { orderNo, day } }: Notification): string =>
  orderNo ?? (day === null ? 'a message' : `a departure on ${day}`);

const interpolateRequired = (notification: Notification, sentence: string): string => {
  const text = interpolate(sentence, valuesOf(notification));
  if (text === undefined)
    throw new Error(`notification ${notification.event} of ${subjectOf(notification)} lacks a value`);
  return text;
};

const messagesOf = ({ event, language, facts }: Notification) => {
  const texts = notificationMessages[language];
  const { kind, electronic } = facts;
  return { texts, own: texts.events[messageKeyOf(event, { kind: kind as ProductKind, electronic })] };
};

/** Removes line breaks, so that user input cannot inject a header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sentencesOf = (notification: Notification, sentences: readonly string[]): string[] => {
  const values = valuesOf(notification);
  return sentences.map((sentence) => interpolate(sentence, values)).filter((text) => text !== undefined);
};

/** The link and the reason of a mail: an event that is not about an order has its own. */
const frameOf = (notification: Notification) => {
  const { texts, own } = messagesOf(notification);
  return 'open' in own ? { open: own.open, why: own.why } : { open: texts.open, why: texts.why };
};

/** A notification as a mail, plain text and HTML; user input is escaped. `url` leads to the order or waiting list. */
export const renderMail = (notification: Notification, url: string): MailText => {
  const { texts, own } = messagesOf(notification);
  const subject = oneLine(interpolateRequired(notification, own.subject));
  const lines = sentencesOf(notification, [texts.greeting, ...own.paragraphs]);
  const { open, why } = frameOf(notification);
  const numbers = notification.facts.orderNo === undefined ? [] : [notification.facts.orderNo];
  return {
    subject: `${subject} · ${texts.brand}`,
    text: `${[...lines, `${[open, ...numbers].join(' ')}: ${url}`, texts.sign, why].join('\n\n')}\n`,
    html: drawMail({
      lang: texts.lang,
      brand: texts.brand,
      subject,
      lines,
      action: { text: open, url },
      foot: [...numbers, why],
    }),
  };
};

/** A notification as an SMS. */
export const renderSms = (notification: Notification): string => {
  const { texts, own } = messagesOf(notification);
  const sentence = interpolate(own.sms, valuesOf(notification));
  if (sentence === undefined)
    throw new Error(`notification ${notification.event} of ${subjectOf(notification)} lacks a value`);
  return `【${texts.brand}】${oneLine(sentence)}`;
};

const renderIn = (notification: Notification) => {
  const { own } = messagesOf(notification);
  return {
    title: oneLine(interpolateRequired(notification, own.subject)),
    body: sentencesOf(notification, own.paragraphs).join('\n'),
  };
};

/** A notification as a message of the message centre, in both languages: a title, and a body with a line per paragraph. */
export const renderMessage = (
  event: NotificationEvent,
  facts: Readonly<Record<'zh' | 'en', NotificationFacts>>,
): { title: Text; body: Text } => {
  const zh = renderIn({ event, language: 'zh', facts: facts.zh });
  const en = renderIn({ event, language: 'en', facts: facts.en });
  return { title: { zh: zh.title, en: en.title }, body: { zh: zh.body, en: en.body } };
};
