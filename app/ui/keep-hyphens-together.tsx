const hyphenated = /(\S+-\S+)/;

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
