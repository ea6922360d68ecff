export { type CodeHash, type CodeSubject, createCodeHash } from './code-hash.ts';
export { loadDataKey } from './data-key.ts';
export { createDocumentCipher, type DocumentCipher } from './document-cipher.ts';
export { createFileCipher, type FileCipher } from './file-cipher.ts';
