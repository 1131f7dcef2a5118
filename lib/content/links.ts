export { getLink, getListedLinks } from './facade';
