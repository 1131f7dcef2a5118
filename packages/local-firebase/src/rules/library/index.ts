import { bytesMethods } from './bytes';
import { constraintMethods, listMethods, mapMethods, setMethods } from './collections';
import { conversions } from './conversions';
import { hashingFunctions } from './hashing';
import { mapDiffMethods } from './map-diff';
import { mathFunctions } from './math';
import { joinLibraries } from './overload';
import { latLngMethods, pathMethods, placeFunctions } from './places';
import { stringMethods } from './strings';
import { durationMethods, timeFunctions, timestampMethods } from './time';

/** Methods, by name. The first type of each overload is the type of the value that the method is called on. */
export const methods = joinLibraries(
  bytesMethods,
  constraintMethods,
  durationMethods,
  latLngMethods,
  listMethods,
  mapDiffMethods,
  mapMethods,
  pathMethods,
  setMethods,
  stringMethods,
  timestampMethods,
);

/** Functions, by name. The name of a function in a namespace contains a dot. */
export const functions = joinLibraries(
  conversions,
  hashingFunctions,
  mathFunctions,
  placeFunctions,
  timeFunctions,
);

export const namespaces = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']);
