export { cleanMessage } from './clean-message.ts';
export { formatDay } from './format-day.ts';
export { escapeHtml, jsonForScript, tag } from './html.ts';
export { newNumber } from './order-number.ts';
export { pairTexts } from './pair-texts.ts';
export { optionalText, requireSiteLink, requireText } from './required-text.ts';
