export { getFootprintOrDefaults, updateFootprint } from './facade';
