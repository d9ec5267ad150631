/** Keys of the advisors' sentences; the comments list their placeholders. */
export const lineKeys = [
  'outfit', // {look} {for}
  'outfit-sober', // {look} {for}
  'outfit-plain', // {look}
  'applies', // {list}
  'label-says', // {thing} {care}
  'second', // {look}
  'need-met', // {piece} {why}
  'offer-keep',
  'ask-occasion',
  'ask-garment',
  'ask-garments',
  'ask-place',
  'ask-colour',
  'adjusted', // {look} {change}
  'still-good', // {look} {change}
  'piece-named', // {piece} {why}
  'because', // {why}
  'swapped', // {out} {in}
  'added', // {in}
  'removed', // {out}
  'not-worn', // {what}
  'no-other-piece', // {piece}
  'may', // {piece}
  'may-not', // {piece} {worn}
  'may-not-add', // {piece}
  'verdict-yes', // {piece} {for}
  'verdict-fine', // {piece} {for}
  'verdict-no', // {why}
  'verdict-choice', // {best} {other} {why}
  'verdict-must', // {for}
  'verdict-must-not', // {for}
  'verdict-without', // {piece} {for}
  'verdict-not-without', // {piece} {for}
  'verdict-black', // {for}
  'verdict-mourning',
  'heard',
  'does-not-fit', // {piece}
  'none-in-colour', // {colour} {piece}
  'not-on-file',
  'layers', // {layers}
  'and-before', // {for}
  'and-then', // {for}
  'beauty',
  'halfway', // {look}
  'why-piece', // {piece} {why} {for}
  'warm-enough', // {piece}
  'is-cold',
  'is-heat',
  'is-wet',
  'is-dressy',
  'is-plain',
  'is-sore',
  'doubt-wrong',
  'not-cold', // {layers}
  'not-heat', // {layers}
  'not-wet', // {layers}
  'not-dressy', // {for} {piece}
  'not-plain', // {for}
  'not-sore', // {shoes}
  'not-other', // {for}
  'not-quite', // {what}
  'another', // {look}
  'no-other',
  'why', // {look}
  'nothing-to-explain',
  'kept', // {name}
  'kept-not',
  'nothing-to-keep',
  'planned', // {name} {day}
  'day-full', // {day}
  'fault',
  'worn',
  'glad',
  'chosen', // {look}
  'no-such-choice',
  'look-good', // {look} {percent}
  'look-poor', // {look} {piece}
  'look-middling', // {look}
  'swap', // {out} {in}
  'no-swap',
  'one-piece-look', // {piece}
  'compare', // {best} {other}
  'compare-why', // {best} {look}
  'compare-close', // {other}
  'gaps', // {things}
  'gaps-none',
  'pack-open', // {days} {where}
  'packed', // {count} {list}
  'capsule-list', // {list}
  'week-open',
  'week-short', // {count}
  'capsule', // {count} {outfits}
  'capsule-none',
  'found', // {count} {things} {list}
  'found-one', // {thing}
  'found-none', // {what}
  'rarely', // {list}
  'rarely-none',
  'often', // {list}
  'shop', // {list}
  'shop-none', // {what}
  'shop-which',
  'detail-which',
  'return-until', // {from} {until}
  'detail-untold',
  'product-liked',
  'shop-closed',
  'shop-fit', // {product} {count}
  'product-good', // {product} {count}
  'product-poor', // {product}
  'product-which',
  'again-plenty', // {list}
  'again-spare', // {list}
  'again-worn', // {uses}
  'again-unworn',
  'again-new', // {outfits}
  'again-needless',
  'trends', // {list}
  'trend-yes',
  'trend-not',
  'trends-owned', // {list}
  'trends-none-owned',
  'colour-good', // {a} {b}
  'colour-bad', // {a} {b}
  'colour-with', // {colour} {neutrals}
  'colour-accents', // {accents}
  'colour-owned', // {list}
  'colour-person',
  'knows-not',
  'unowned', // {what}
  'unowned-instead', // {look}
  'missing', // {text}
  'no-wardrobe',
  'empty-wardrobe',
  'few-garments',
  'laundry', // {piece}
  'greeting',
  'thanks',
  'bye',
  'who',
  'abilities',
  'app',
  'body',
  'distress-suicide', // {line} {emergency}
  'distress-minor', // {minor} {emergency}
  'distress-lured', // {minor} {emergency}
  'distress-violence', // {line} {emergency}
  'distress-eating', // {line} {hope}
  'distress-self-hatred', // {line}
  'distress-for-minors', // {minor}
  'distress-controlling',
  'care-suicide',
  'care-minor',
  'care-lured',
  'care-violence',
  'care-eating',
  'care-self-hatred',
  'care-controlling',
  'care-thanks',
  'for-head', // {list}
  'for-head-none',
  'insult',
  'chit-chat',
  'echo', // {echo}
  'happy-birthday',
  'echo-sad', // {echo}
  'echo-within', // {echo}
  'echo-grief', // {echo}
  'all-right',
  'joke',
  'her-clothes',
  'her-tastes',
  'her-plans',
  'loved',
  'apology',
  'sum', // {result}
  'after-thanks',
  'after-relief',
  'how-are-you',
  'weather-noted',
  'about-you',
  'compliment',
  'unsure',
  'buy-or-wait', // {list}
  'buy-or-wait-new',
  'no-swearing',
  'listening',
  'again', // {look}
  'limit',
  'off-topic-grave',
  'gift',
  'condolence',
  'not-theirs', // {whose}
  'spent', // {euros} {count}
  'spent-some', // {missing}
  'spent-unknown',
  'per-wear', // {thing} {euros} {uses}
  'per-wear-none', // {thing}
  'colours-most', // {list}
  'dearest', // {thing} {euros}
  'grief',
  'low',
  'bullied',
  'product-detail',
  'colour-daring', // {a} {b}
  'secrets',
  'off-topic',
  'yes-what',
  'no-then',
  'unclear',
  'not-understood', // {what}
  'assumed', // {for}
  'kept-many', // {outfits}
  'kept-already',
  'liked', // {name}
  'planned-already',
  'week-planned', // {from} {to}
  'offer-week',
  'offer-trip',
  'offer-day',
  'no-delete',
  'moved-alone', // {name} {day}
  'no-further', // {change}
  'remade', // {look}
  'best-of', // {look}
  'with-it', // {piece}
  'without-it', // {piece}
  'not-changed',
  'already-with', // {piece} {what}
  'others-dress', // {piece}
  'others-dress-plain',
  'near-face-light', // {piece}
  'near-face-dark', // {piece}
  'near-face-colour', // {piece} {colour}
  'colour-fits', // {colour} {for} {piece}
  'colour-none', // {colour} {for}
  'none-of-it', // {what}
  'later-casual', // {look}
  'later-same', // {look}
  'whole-look', // {list}
  'none-with',
  'case-out', // {list}
  'case-in', // {list}
  'case-count', // {count}
  'case-holds', // {count} {list}
  'case-least',
  'case-needs', // {list}
  'case-same',
  'case-without', // {what}
  'case-has', // {list}
  'case-idle', // {piece}
  'case-worn', // {piece}
  'case-fits', // {piece}
  'flat-already', // {piece}
  'warm-already', // {piece}
  'warm-lacks', // {what}
  'warm-socks',
  'plan-follows', // {day}
  'when-worn',
  'ask-day',
  'days-for', // {list}
  'offer-act',
  'too-far',
  'worn-on', // {day}
  'worn-pieces-on', // {day} {list}
  'worn-when',
  'worn-already',
  'future',
  'to-wash', // {list}
  'from-wash', // {list}
  'still-to-wash', // {list}
  'favourite', // {list}
  'no-favourite', // {list}
  'marked-already',
  'was-no-favourite', // {list}
  'called', // {name}
  'case-emptied',
  'case-none',
  'case-not-packed',
  'saved-uncounted',
  'where-scanner',
  'sell-or-give',
  'start-with', // {list}
  'stays', // {list}
  'or-of-shop',
  'product-spoils',
  'shop-shade', // {shade} {colour}
  'case-lacks', // {kinds}
  'case-would', // {list}
  'case-whole',
  'too', // {list}
  'not-too', // {list}
  'mark-which',
  'which-of', // {list}
  'wash-none',
  'is-clean', // {list}
  'wash-list', // {list}
  'moved', // {name} {day}
  'exchanged', // {day} {other}
  'plan-swapped', // {day} {look}
  'unplanned', // {day} {name}
  'unplanned-many', // {count}
  'plans-on', // {list}
  'plans-none',
  'plan-which',
  'plan-to',
  'plan-worn',
  'wished', // {product}
  'unwished', // {product}
  'wished-already',
  'wishes', // {list}
  'wishes-none',
  'wish-which',
  'carted', // {product} {size}
  'ask-size', // {product} {sizes}
  'sold-out',
  'cart-full',
  'cart-which',
  'cart', // {list} {total}
  'cart-none',
  'undone',
  'left-alone',
  'saved-unseen', // {list}
  'look-which',
  'is-creased', // {list}
  'not-creased',
  'is-sheer', // {list}
  'not-sheer', // {list}
  'nothing-to-undo',
  'noted-piece', // {piece}
  'noted',
  'noted-me',
  'told-of-others',
  'hair',
  'forgotten',
  'back-to', // {look}
  'back-none',
  'not-done',
  'enough',
  'none-exact', // {what} {list}
  'suits-apart', // {list}
  'by-kind', // {list}
  'no-need-to-buy',
  'enough-owned',
  'pairs', // {list}
  'pairs-alike', // {list}
  'pairs-none', // {list}
  'is-of-colour', // {piece} {colour}
  'is-of-other-colour', // {piece} {colour}
  'overview', // {count} {list}
  'counts', // {list}
  'count-none', // {what}
  'count-one', // {thing}
  'colours-are', // {list}
  'counted', // {count}
  'brands', // {list}
  'brands-unknown',
  'noted-some', // {missing}
  'sizes', // {list}
  'sizes-unknown',
  'history', // {list} {thing}
  'history-none', // {thing}
  'goes-with', // {list} {thing}
  'goes-with-none', // {thing}
  'duplicates', // {list}
  'duplicates-none',
  'spared', // {what}
  'declutter-worn', // {list}
  'declutter', // {list}
  'declutter-twins', // {list}
  'cheapest', // {euros} {thing}
  'prices-unknown',
  'prices-unknown-here',
  'spent-when',
  'added-on', // {list} {days}
  'added-unknown',
  'added-together', // {days}
  'newest', // {days} {list}
  'oldest', // {days} {list}
  'bought-unknown',
  'wears-unknown',
  'last-worn-none', // {list}
  'last-worn', // {days} {list}
  'times-worn', // {list} {uses}
  'unworn-unknown', // {count}
  'unworn', // {count} {list}
  'favourites', // {list}
  'favourites-none',
  'versatile', // {count} {thing}
  'least-versatile', // {count} {thing}
  'versatile-next', // {list}
  'warmest', // {list}
  'lightest', // {list}
  'condition-none',
  'condition-unknown',
  'share', // {count} {percent} {total}
  'more-kinds', // {list}
  'more-of', // {count} {most} {rest}
  'as-many', // {count} {most} {rest}
  'gaps-for', // {for} {things}
  'combinations', // {count} {tops} {bottoms} {shoes}
  'needs-owned', // {for} {list}
  'needs-lacking', // {for} {things}
  'needs-met', // {for}
  'worn-pieces', // {list}
  'worn-none-planned', // {day}
  'which-product', // {list}
  'pack-weather',
  'capsule-of', // {count}
  'knows-nearest',
  'knows-no-more',
  'knows-none', // {what}
  'knows-part', // {what}
  'who-other', // {other}
  'shop-cheapest', // {product}
  'shop-dearest', // {product}
  'shop-size-yes', // {list} {size}
  'shop-size-no', // {product} {sizes} {size}
  'shop-sizes', // {list}
  'shop-colour-yes', // {colour} {list}
  'shop-colours', // {list}
  'shop-material', // {list}
  'shop-prices', // {list}
  'shop-not-sold', // {what}
  'shop-no-cheaper', // {product}
  'shop-unmet', // {what} {wishes}
  'shop-instead', // {list}
  'shop-cheap', // {list}
  'shop-owned', // {list}
  'gift-list', // {list}
  'gift-ask',
  'shop-with', // {wishes} {list}
  'shop-untold', // {details}
  'shop-no-cheaper-with', // {wishes} {product}
  'shop-cheaper-without', // {list}
  'serves', // {list}
  'serves-not', // {list}
  'best-one', // {thing} {why}
  'best-some', // {list}
  'one-list', // {label} {count} {list}
  'no-list', // {label}
  'more-of-list', // {most}
  'too-many', // {count} {list} {total}
  'not-too-many', // {count} {list}
  'was-in', // {list}
  'left-out', // {list}
  'untouched', // {list}
  'untouched-all',
  'goes-with-colour', // {what} {list}
  'duplicates-near', // {list}
  'colours-missing', // {list}
  'wash-due', // {list}
  'wash-due-none',
  'wash-basket', // {list}
  'away-list', // {list}
  'away-none',
  'not-away', // {list}
  'departed-list', // {list}
  'departed-none',
  'departed-received', // {euros}
  'budget-left', // {euros} {limit} {period}
  'budget-over', // {euros} {limit} {period}
  'budget-none', // {month} {year}
  'budget-counted',
  'wish-best', // {wish} {count}
  'wish-alike', // {wish} {owned}
  'boards-list', // {list}
  'inspirations-list', // {list}
  'boards-none',
  'gone-sold', // {list}
  'gone-given', // {list}
  'gone-donated', // {list}
  'gone-for', // {euros}
  'gone-with-outfits',
  'noted-lent', // {list}
  'noted-stored', // {list}
  'noted-repair', // {list}
  'noted-where', // {where}
  'noted-back', // {list}
  'product-care', // {list}
  'product-told', // {list}
  'product-compare', // {list}
  'product-choice', // {product} {count}
  'product-choice-price', // {product}
  'product-warmest', // {product} {cloth}
  'shop-dearest-first', // {list}
  'shop-also', // {wishes} {list}
  'file-which',
  'cart-remove', // {list}
  'cart-nothing-to-remove',
  'gift-child',
  'buy-enough', // {list}
  'buy-other-colour', // {list}
] as const;
export type LineKey = (typeof lineKeys)[number];

/** At least two variants of each line, to avoid immediate repetition. */
export type Lines = Readonly<Record<LineKey, readonly [string, string, ...string[]]>>;
