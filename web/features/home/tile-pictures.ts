import blackBiker from 'pictures/black-biker.svg';
import blueJeans from 'pictures/blue-jeans.svg';
import camelTrousers from 'pictures/camel-trousers.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import navyBlazer from 'pictures/navy-blazer.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import sandTrench from 'pictures/sand-trench.svg';
import stripedShirt from 'pictures/striped-shirt.svg';

/** What lies on each tile of the home. */
export const tilePictures = {
  add: [navyBlazer],
  outfit: [sandTrench, stripedShirt, camelTrousers],
  wardrobe: [oliveBomber, ecruSweater, blueJeans],
  stylist: [blackBiker, floralShirtDress],
} as const;
