import type { Text } from '@portal/shared/contract';
import { pairTexts } from '#src/platform/text/index.ts';
import en from './page-texts.en.json' with { type: 'json' };
import zh from './page-texts.zh-cn.json' with { type: 'json' };

const texts = pairTexts(zh, en);

/**
 * Texts of documents. `portalDescription` is the default description of a page; `settingUp` is shown before a
 * shell is published, `startFailed` when no shell starts.
 */
export const {
  portalDescription,
  notFoundTitle,
  withoutScript,
  settingUp,
  startFailed,
  confirmation,
  refusal,
} = texts;

/** The meta description of each public screen, by view. */
export const descriptions: Readonly<Record<string, Text>> = {
  'home/index': portalDescription,
  ...texts.descriptions,
};
