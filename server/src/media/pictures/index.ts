export { deleteUnusedPictures } from './delete-unused-pictures.ts';
export { deleteOwn, findTokens, insertPicture, lockUnused, markUsed } from './picture-repository.ts';
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
