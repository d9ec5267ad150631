/** Strips the ending: "manchas", "manchado" and "mancha" become equal. */
export function rootOf(stem: string): string {
  const bare = stem.replace(
    /(aciones|acion|amente|mente|idad|ando|iendo|adas|ados|ada|ado|idas|ida|ido|arlo|arla|arse|arme|ar|er|ir|as|os|a|o)$/,
    '',
  );
  return bare.length >= 3 ? bare : stem;
}
