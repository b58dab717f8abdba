const hyphenated = /(\S+-\S+)/;

/** Prevents line breaks in words such as "15-minute". */
export const keepHyphensTogether = (text: string) =>
  text.split(hyphenated).map((piece) =>
    hyphenated.test(piece) ? (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
