export { dayInWords } from './day-in-words.ts';
export { escapeHtml, jsonForScript, tag } from './html.ts';
export { newNumber } from './order-number.ts';
export { pairTexts } from './pair-texts.ts';
export { writtenLink, writtenText, writtenTextOrNone } from './written.ts';
