export { cleanMessage } from './clean-message.ts';
export { fillPlaceholders } from './fill-placeholders.ts';
export { escapeHtml, jsonForScript, tag } from './html.ts';
export { newNumber } from './order-number.ts';
export { formatDay, pairTexts } from './pair-texts.ts';
export { optionalText, requireSiteLink, requireText } from './required-text.ts';
