export { cropLibraryPicture } from './crop-library-picture.ts';
export { deleteUnusedPictures } from './delete-unused-pictures.ts';
export {
  countLibrary,
  keepLibrary,
  type LibraryRecord,
  listAlts,
  listLibrary,
  lockLibrary,
  updateLibrary,
} from './library-repository.ts';
export {
  deleteOwn,
  deletePictures,
  findTokens,
  insertPicture,
  lockUnused,
  markUsed,
} from './picture-repository.ts';
export { registerPictures } from './picture-routes.ts';
export {
  blockPictures,
  newToken,
  pictureToken,
  pictureUrl,
  unblockPictures,
  usePictures,
} from './picture-service.ts';
export { reEncodePicture } from './re-encode-picture.ts';
export { type PlacedPicture, replacePictures } from './replace-pictures.ts';
export { storeLibraryPicture } from './store-library-picture.ts';
