import * as colour from './colour.ts';
import * as occasion from './occasion.ts';
import * as season from './season.ts';
import * as style from './style.ts';
import * as whole from './whole.ts';

export const wordings = { ...colour, ...occasion, ...season, ...style, ...whole };
