import type { Acted } from '../tools/act.ts';
import { dayInput } from './dress.ts';
import { type Answer, type Context, lookOf, type Reply } from './reply.ts';
import type { LineKey } from './words.ts';

const acted = (result: Acted, done: string, { say }: Context): Reply => ({
  kind: 'act',
  sentences: [
    result.done
      ? done
      : say(
          result.why === 'no-account'
            ? 'act-account'
            : result.why === 'already' || result.why === 'worn'
              ? 'act-already'
              : 'act-impossible',
        ),
  ],
});

const refused = ({ say }: Context, key: LineKey): Reply => ({ kind: 'act', sentences: [say(key)] });

/** The outfit of the table that is meant, as the tools take it. */
function chosen(context: Context) {
  const { state, heard } = context;
  const outfit = state.outfits.length === 1 ? state.outfits[0] : state.outfits[heard.ordinal ?? 0];
  return outfit ? { ...dayInput(state.day, context), garmentIds: [...outfit.garmentIds] } : null;
}

const save: Answer = async (context) => {
  const look = chosen(context);
  if (!look) return refused(context, 'no-table');
  const result = await context.use('keepOutfits', { looks: [look] });
  return acted(result, context.say('saved', { look: lookOf(context, look.garmentIds) }), context);
};

const wear: Answer = async (context) => {
  const { heard, say, use } = context;
  const named = heard.mentions.flatMap(({ wanted, ids }) => (wanted ? [ids] : []));
  if (named.some((ids) => ids.length > 1)) return refused(context, 'act-which');
  const look = named.length === 0 ? chosen(context) : null;
  const garmentIds = look?.garmentIds ?? named.flat();
  if (garmentIds.length === 0) return refused(context, 'no-table');
  const result = look ? await use('wearOutfit', look) : await use('wearGarments', { garmentIds });
  return acted(result, say('worn', { look: lookOf(context, garmentIds) }), context);
};

const plan: Answer = async (context) => {
  const { heard, state, say, use, words } = context;
  const look = chosen(context);
  if (!look) return refused(context, 'no-table');
  const date = heard.date ?? state.date;
  if (date === null) return refused(context, 'act-day');
  const result = await use('planOutfits', { looks: [{ ...look, date }] });
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
  return acted(result, say('planned', { look: lookOf(context, look.garmentIds), day }), context);
};

const undo: Answer = async (context) =>
  acted(await context.use('undoLast', {}), context.say('undone'), context);

/** Returns null for a message that requests no act, or only asks about one. */
export function actAsked({ heard, state }: Context): Answer | null {
  const { does } = heard;
  if (does.has('question')) return null;
  if (does.has('undo')) return undo;
  if (does.has('plan') && (state.outfits.length > 0 || heard.date !== null)) return plan;
  if (does.has('worn')) return wear;
  return does.has('save') ? save : null;
}
