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
export { remakePicture } from './remake-picture.ts';
export { type PlacedPicture, replacePictures } from './replace-pictures.ts';
export { sweepPictures } from './sweep-pictures.ts';
