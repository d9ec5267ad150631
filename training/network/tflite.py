"""Converts a TensorFlow Lite network to ONNX: python3 tflite.py NETWORK.tflite OUT.onnx --outputs NAME ... [--free]

Reads the FlatBuffer directly, so TensorFlow is not needed. The result takes RGB bytes (1, height, width, 3) as `image` and
computes in floats. Quantised weights stay bytes in the file, with their scale, and are widened on load; float weights are
stored as float16. Maps are returned as (1, channels, height, width). --free leaves height and width open, for wholly
convolutional networks.
"""
import argparse
import pathlib
import struct

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

OPSET = 15
ADD, AVERAGE_POOL, CONCAT, CONV, DEPTHWISE, DEQUANTIZE, MAX_POOL, RELU, RESHAPE, SOFTMAX, PAD, QUANTIZE = (
    0, 1, 2, 3, 4, 6, 17, 19, 22, 25, 34, 114,
)  # fmt: skip
# By the number in the schema.
ELEMENTS = {0: "<f4", 1: "<f2", 2: "<i4", 3: "u1", 4: "<i8", 9: "i1"}
# As trained: bytes to -1..1.
NORMAL = (np.float32(1 / 127.5), np.float32(-1))


class Table:
    """A table of a FlatBuffer; fields are given by their number in tensorflow/lite/schema/schema.fbs."""

    def __init__(self, data, at):
        self.data, self.at = data, at
        self.fields = at - struct.unpack_from("<i", data, at)[0]
        self.size = struct.unpack_from("<H", data, self.fields)[0]

    def place(self, field):
        slot = 4 + 2 * field
        offset = struct.unpack_from("<H", self.data, self.fields + slot)[0] if slot < self.size else 0
        return self.at + offset if offset else None

    def target(self, place):
        return place + struct.unpack_from("<I", self.data, place)[0]

    def number(self, field, kind="<i"):
        place = self.place(field)
        return 0 if place is None else struct.unpack_from(kind, self.data, place)[0]

    def table(self, field):
        place = self.place(field)
        return None if place is None else Table(self.data, self.target(place))

    def vector(self, field, kind):
        place = self.place(field)
        if place is None:
            return np.zeros(0, kind)
        start = self.target(place)
        return np.frombuffer(self.data, kind, struct.unpack_from("<I", self.data, start)[0], start + 4)

    def tables(self, field):
        return [Table(self.data, self.target(self.target(self.place(field)) + 4 + 4 * i))
                for i in range(len(self.vector(field, "<u4")))]  # fmt: skip


class Converter:
    def __init__(self, data, free):
        model = Table(data, struct.unpack_from("<I", data, 0)[0])
        self.buffers = model.tables(4)
        self.codes = [max(code.number(0, "<b"), code.number(3)) for code in model.tables(1)]
        (graph,) = model.tables(2)
        self.tensors, self.operators = graph.tables(0), graph.tables(3)
        (self.input,), self.results = graph.vector(1, "<i4"), graph.vector(2, "<i4")
        self.free = free
        self.nodes, self.constants, self.names = [], [], {}

    def shape(self, index):
        return tuple(int(side) for side in self.tensors[index].vector(0, "<i4"))

    def stored(self, index):
        """The numbers of a constant tensor with scale and zero point, or None for a computed one."""
        tensor = self.tensors[index]
        content = self.buffers[tensor.number(2)].vector(0, "u1")
        if not len(content):
            return None
        values = np.frombuffer(content.tobytes(), ELEMENTS[tensor.number(1, "<b")]).reshape(self.shape(index))
        quantised = tensor.table(4)
        scale = quantised.vector(2, "<f4") if quantised else np.zeros(0)
        return (values, scale, quantised.vector(3, "<i8")) if len(scale) else (values, None, None)

    def node(self, operation, inputs, name=None, **attributes):
        name = name or f"{operation.lower()}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(operation, inputs, [name], **attributes))
        return name

    def constant(self, values, name):
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def weights(self, index, order, axis):
        """Bytes with their scale, or float16, widened by operations that the runtime folds on load.

        axis: of the output channels after `order`, which may have a scale each."""
        stored = self.stored(index)
        if stored is None:
            raise ValueError("Weights must be constant")
        values, scale, zero = stored
        name, values = f"weights_{index}", values.transpose(order)
        if scale is None:
            return self.node("Cast", [self.constant(values.astype(np.float16), name)], to=TensorProto.FLOAT)
        side = [1] * values.ndim
        side[axis] = -1
        wide = self.node("Cast", [self.constant(values, name)], to=TensorProto.FLOAT)
        centred = self.node("Sub", [wide, self.constant(zero.astype(np.float32).reshape(side), f"zero_{index}")])
        return self.node("Mul", [centred, self.constant(scale.astype(np.float32).reshape(side), f"scale_{index}")])

    def bias(self, index):
        values, scale, _ = self.stored(index)
        return self.constant((values if scale is None else values * scale).astype(np.float32), f"bias_{index}")

    def constant_behind(self, index):
        """The float16 tensor behind a DEQUANTIZE, else the tensor itself."""
        for operator in self.operators:
            if self.codes[operator.number(0, "<I")] == DEQUANTIZE and operator.vector(2, "<i4")[0] == index:
                return int(operator.vector(1, "<i4")[0])
        return index

    def active(self, name, activation):
        if activation == 0:
            return name
        if activation == 1:
            return self.node("Relu", [name])
        if activation == 3:
            return self.node("Clip", [name, "zero", "six"])
        raise ValueError(f"Activation {activation}")

    def convert(self, operator):
        code = self.codes[operator.number(0, "<I")]
        inputs = [int(index) for index in operator.vector(1, "<i4")]
        (output,) = [int(index) for index in operator.vector(2, "<i4")]
        option = operator.table(4)
        padding = lambda: "VALID" if option.number(0, "<b") else "SAME_UPPER"
        strides = lambda: [option.number(2), option.number(1)]
        if code == DEQUANTIZE and self.stored(inputs[0]) is not None:
            return
        if code in (CONV, DEPTHWISE):
            deep = code == DEPTHWISE
            weights = self.constant_behind(inputs[1])
            kernel = list(self.shape(weights)[1:3])
            # CONV: stride, activation, dilation at 1, 3, 4; DEPTHWISE has its multiplier at 3.
            activation, dilation = (4, 5) if deep else (3, 4)
            order, axis = ((3, 0, 1, 2), 0) if deep else ((0, 3, 1, 2), 0)
            name = self.node(
                "Conv",
                [self.names[inputs[0]], self.weights(weights, order, axis), self.bias(self.constant_behind(inputs[2]))],
                auto_pad=padding(), strides=strides(), kernel_shape=kernel,
                dilations=[option.number(dilation + 1) or 1, option.number(dilation) or 1],
                group=self.shape(weights)[3] if deep else 1,
            )  # fmt: skip
            name = self.active(name, option.number(activation, "<b"))
        elif code == ADD:
            name = self.node("Add", [self.names[index] for index in inputs])
            name = self.active(name, option.number(0, "<b"))
        elif code in (AVERAGE_POOL, MAX_POOL):
            # Width, then height; a pool over the whole map works for any side.
            kernel = [option.number(4), option.number(3)]
            if code == AVERAGE_POOL and kernel == list(self.shape(inputs[0])[1:3]):
                name = self.node("GlobalAveragePool", [self.names[inputs[0]]])
            else:
                operation = "AveragePool" if code == AVERAGE_POOL else "MaxPool"
                name = self.node(
                    operation, [self.names[inputs[0]]], auto_pad=padding(), strides=strides(), kernel_shape=kernel
                )
        elif code == RELU:
            name = self.node("Relu", [self.names[inputs[0]]])
        elif code == PAD:
            (above, below), (left, right), (before, after) = self.stored(inputs[1])[0][1:]
            pads = np.array([0, before, above, left, 0, after, below, right], np.int64)
            name = self.node("Pad", [self.names[inputs[0]], self.constant(pads, f"pads_{output}")])
        elif code == CONCAT:
            deepest = option.number(0) in (3, -1) and len(self.shape(output)) == 4
            name = self.node("Concat", [self.names[index] for index in inputs], axis=1 if deepest else option.number(0))
        elif code == RESHAPE:
            name = self.names[inputs[0]]
            if len(self.shape(inputs[0])) == 4:
                name = self.node("Transpose", [name], perm=[0, 2, 3, 1])
            sides = np.array(self.shape(output), np.int64)
            name = self.node("Reshape", [name, self.constant(sides, f"sides_{output}")])
        elif code == SOFTMAX:
            name = self.node("Softmax", [self.names[inputs[0]]], axis=-1)
        elif code in (QUANTIZE, DEQUANTIZE):
            name = self.names[inputs[0]]
        else:
            raise ValueError(f"Operation {code}")
        self.names[output] = name

    def model(self, outputs):
        """outputs: {name: index among the network's results}"""
        _, height, width, _ = self.shape(self.input)
        self.constant(np.float32(0), "zero"), self.constant(np.float32(6), "six")
        wide = self.node("Cast", ["image"], to=TensorProto.FLOAT)
        scaled = self.node("Mul", [wide, self.constant(NORMAL[0], "normal_scale")])
        centred = self.node("Add", [scaled, self.constant(NORMAL[1], "normal_offset")])
        self.names[self.input] = self.node("Transpose", [centred], perm=[0, 3, 1, 2])
        for operator in self.operators:
            self.convert(operator)
        told = [
            helper.make_tensor_value_info(name, TensorProto.FLOAT, [None] * len(self.shape(self.results[index])))
            for name, index in outputs.items()
        ]
        for name, index in outputs.items():
            self.node("Identity", [self.names[self.results[index]]], name)
        sides = ["height", "width"] if self.free else [height, width]
        image = helper.make_tensor_value_info("image", TensorProto.UINT8, [1, *sides, 3])
        graph = helper.make_graph(self.nodes, "converted", [image], told, self.constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=8)


def without_unused(model):
    """Drops nodes and constants that no output needs, such as heads that are not returned."""
    wanted = {output.name for output in model.graph.output}
    nodes = []
    for node in reversed(model.graph.node):
        if wanted.intersection(node.output):
            nodes.insert(0, node)
            wanted.update(node.input)
    constants = [constant for constant in model.graph.initializer if constant.name in wanted]
    del model.graph.node[:], model.graph.initializer[:]
    model.graph.node.extend(nodes)
    model.graph.initializer.extend(constants)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--outputs", nargs="+", required=True, help="name=index among the network's results")
    parser.add_argument("--free", action="store_true")
    options = parser.parse_args()
    outputs = {name: int(index) for name, index in (one.split("=") for one in options.outputs)}
    model = Converter(options.network.read_bytes(), options.free).model(outputs)
    without_unused(model)
    onnx.checker.check_model(model)
    onnx.save(model, options.out)
    print(f"{options.out.name}: {options.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
