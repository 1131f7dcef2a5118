import { pagePictures } from './pictures/pages';
import { peoplePictures } from './pictures/people';
import { productPictures } from './pictures/products';
import { trainingPictures } from './pictures/training';

/** Every picture of the site by its key, which is also the name of its files. */
export const pictures = { ...productPictures, ...peoplePictures, ...pagePictures, ...trainingPictures };

export type PictureKey = keyof typeof pictures;
