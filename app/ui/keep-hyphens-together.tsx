/** Prevents line breaks in words such as "15-minute". */
export const keepHyphensTogether = (text: string) =>
  text.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 ? (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
