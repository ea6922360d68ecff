export { type Cell, readSheetRows } from './read-sheet.ts';
export { streamSheet } from './stream-sheet.ts';
export { inert, sheetType, withoutGuard, writeSheets } from './write-sheet.ts';
