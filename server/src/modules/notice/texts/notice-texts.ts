import type { TextKey } from '../notice-events.ts';

/**
 * A notice in one language. Names in braces stand for what is told: title, orderNo, amount, day, until, reason, carrier,
 * trackingNo. A paragraph whose name has no value is left out.
 */
export interface NoticeText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly sms: string;
}

/** All notices in one language, and the words around them. */
export interface NoticeTexts {
  readonly lang: string;
  readonly brand: string;
  readonly greeting: string;
  readonly sign: string;
  readonly open: string;
  readonly why: string;
  readonly notices: Readonly<Record<TextKey, NoticeText>>;
}
