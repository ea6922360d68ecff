export { type CodeHash, type CodeSubject, createCodeHash } from './code-hash.ts';
export { type DataKeys, openDataKeys, storeSecret } from './data-keys.ts';
export {
  createDocumentCipher,
  createTextCipher,
  type DocumentCipher,
  type TextCipher,
} from './document-cipher.ts';
export { createFileCipher, type FileCipher } from './file-cipher.ts';
export { deriveKeys, deriveNewestKey, type KeyRing, loadKeyRing } from './key-ring.ts';
