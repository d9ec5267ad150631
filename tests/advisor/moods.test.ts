import { describe, expect, it } from 'vitest';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const wardrobes = {
  woman: panelWardrobes['office-woman'].garments,
  man: panelWardrobes.man.garments,
  student: panelWardrobes.teenager.garments,
};

async function firstLook(of: keyof typeof wardrobes, message: string): Promise<string[]> {
  const wardrobe = wardrobes[of];
  const [turn] = await talkTo([message], { wardrobe });
  return (turn?.outfits[0] ?? []).map((id) => wardrobe.find((one) => one.id === id)?.name ?? id);
}

describe('a look that is asked for by its air', () => {
  it('is of one colour from coat to shoes where that is owned', async () => {
    const look = await firstLook(
      'woman',
      'El coro canta el viernes y hay que ir de negro entero, ¿qué me pongo?',
    );
    expect(look.length).toBeGreaterThanOrEqual(4);
    for (const name of look) expect(name).toMatch(/negr/i);
  });

  it.each([
    ['woman', 'algo con brillo para una cena de Navidad', /lentejuel|dorad/i],
    ['student', 'look grunge para salir', /nirvana|rotos|militar/i],
    ['man', 'algo rockero para un concierto', /rolling|chelsea|negr/i],
    ['man', 'estilo old money para un almuerzo de domingo', /camel|mocasines|gabardina/i],
  ] as const)('%s: %s', async (of, message, sign) => {
    expect((await firstLook(of, message)).join(' ')).toMatch(sign);
  });

  it('has a coat in late November where nothing is said of the weather', async () => {
    const look = await firstLook('student', 'excursión del insti al monte el jueves');
    expect(look.join(' ')).toMatch(/plumífero|parka|cazadora|cortavientos|abrigo/i);
  });

  it('has none at home, and no bag', async () => {
    const look = await firstLook('woman', 'esta noche recibo a unos amigos en casa a cenar, ¿qué me pongo?');
    expect(look.join(' ')).not.toMatch(/abrigo|trench|bolso|clutch/i);
  });

  it('is of late spring where people speak as in Argentina', async () => {
    const look = await firstLook(
      'woman',
      'che, ¿qué me pongo mañana para un casamiento al aire libre de día?',
    );
    expect(look.join(' ')).not.toMatch(/abrigo|plumífero/i);
  });
});
