export { cleanMessage } from './clean-message.ts';
export { escapeHtml, jsonForScript, tag } from './html.ts';
export { newNumber } from './order-number.ts';
export { fillPlaceholders, formatDay, formatTime, pairTexts } from './pair-texts.ts';
export { optionalText, requireSiteLink, requireText } from './required-text.ts';
