/** Names the wardrobe that a page shows, so that a page left open does not write to another one. */
export const wardrobeHeader = 'x-vestidor-wardrobe';
