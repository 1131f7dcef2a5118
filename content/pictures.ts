import { pagePictures } from './pictures/pages';
import { peoplePictures } from './pictures/people';
import { productPictures } from './pictures/products';
import { trainingPictures } from './pictures/training';

/** The site's own pictures by key. The names of a picture's files start with its key. */
export const pictures = { ...productPictures, ...peoplePictures, ...pagePictures, ...trainingPictures };

export type PictureKey = keyof typeof pictures;
